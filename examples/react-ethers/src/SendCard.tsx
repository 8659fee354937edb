import { useAppKitProvider } from '@cleat/react/appkit'
import { BrowserProvider, type Eip1193Provider, parseEther } from 'ethers'
import { useOutcome } from './useOutcome.ts'

const to = '0x000000000000000000000000000000000000dEaD'

/** Sends a transaction. */
export function SendCard() {
  const { walletProvider } = useAppKitProvider<Eip1193Provider>('eip155')
  const [outcome, run] = useOutcome()
  const send = async () => {
    if (!walletProvider) throw new Error('Connect a wallet first.')
    const signer = await new BrowserProvider(walletProvider).getSigner()
    const { hash } = await signer.sendTransaction({ to, value: parseEther('0.001') })
    return `Sent: ${hash}`
  }
  return (
    <section className="card">
      <h2>Send</h2>
      <p>0.001 ether, which will not come back.</p>
      <button type="button" onClick={() => run(send)}>
        Send
      </button>
      <output data-testid="sent">{outcome}</output>
    </section>
  )
}
