import { useSignMessage } from 'wagmi'

export function SignMessage() {
  const { mutate: signMessage, data: signature, error } = useSignMessage()
  return (
    <>
      <button type="button" onClick={() => signMessage({ message: 'Hello' })}>
        Sign a message
      </button>
      <output>{error?.message ?? signature}</output>
    </>
  )
}
