import { useSignMessage } from 'wagmi'

const message = 'Hello from the tender'

/** Signs a text by wagmi's hook. */
export function SignCard() {
  const { mutate: signMessage, data: signature, error, isPending } = useSignMessage()
  return (
    <section className="card">
      <h2>Sign</h2>
      <p>“{message}”</p>
      <button type="button" disabled={isPending} onClick={() => signMessage({ message })}>
        Sign
      </button>
      <output data-testid="signed">{error?.message ?? signature}</output>
    </section>
  )
}
