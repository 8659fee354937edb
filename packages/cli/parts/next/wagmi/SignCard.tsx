'use client'

import { useAppKitAccount } from '@cleat/react/appkit'
import { useSignMessage } from 'wagmi'

const message = 'Hello from the quay'

/** Signs a text with the account's key. */
export function SignCard() {
  const { isConnected } = useAppKitAccount()
  const { mutate: signMessage, data: signature, error, isPending } = useSignMessage()
  if (!isConnected) return null
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
