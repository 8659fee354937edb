import type { BitcoinProvider } from '@cleat/adapter-bitcoin'
import { useAppKitAccount, useAppKitProvider } from '@cleat/react/appkit'
import { useOutcome } from './useOutcome.ts'

const message = 'Hello from the lighthouse'

/** Signs a text with the account's key. */
export function SignCard() {
  const { address } = useAppKitAccount()
  const { walletProvider } = useAppKitProvider<BitcoinProvider>('bip122')
  const [outcome, run] = useOutcome()
  const sign = async () => {
    if (!walletProvider || !address) throw new Error('Connect a wallet first.')
    return walletProvider.signMessage({ message, address })
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
