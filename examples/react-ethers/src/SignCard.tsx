import { useAppKitProvider } from '@cleat/react/appkit'
import { BrowserProvider, type Eip1193Provider, verifyMessage } from 'ethers'
import { useOutcome } from './useOutcome.ts'

const message = 'Hello from the pilot'

/** Signs a text with the account's key. */
export function SignCard() {
  const { walletProvider } = useAppKitProvider<Eip1193Provider>('eip155')
  const [outcome, run] = useOutcome()
  const sign = async () => {
    if (!walletProvider) throw new Error('Connect a wallet first.')
    const signer = await new BrowserProvider(walletProvider).getSigner()
    return `Signed by ${verifyMessage(message, await signer.signMessage(message))}`
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
