import type { SolanaProvider } from '@cleat/adapter-solana'
import { useAppKitProvider } from '@cleat/react/appkit'
import { useOutcome } from './useOutcome.ts'

const message = 'Hello from the skiff'

/** Signs a text with the account's key. */
export function SignCard() {
  const { walletProvider } = useAppKitProvider<SolanaProvider>('solana')
  const [outcome, run] = useOutcome()
  const sign = async () => {
    if (!walletProvider) throw new Error('Connect a wallet first.')
    const signature = await walletProvider.signMessage(new TextEncoder().encode(message))
    return btoa(String.fromCharCode(...signature))
  }
  return (
    <section className="card">
      <h2>Sign</h2>
      <p>“{message}”</p>
      <button type="button" onClick={() => run(sign)}>
        Sign
      </button>
      <output data-testid="signed">{outcome}</output>
    </section>
  )
}
