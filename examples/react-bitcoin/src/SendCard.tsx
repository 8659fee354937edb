import type { BitcoinProvider } from '@cleat/adapter-bitcoin'
import { useAppKitAccount, useAppKitProvider } from '@cleat/react/appkit'
import { useOutcome } from './useOutcome.ts'

/** Sends a payment to the account itself, whose address is valid on every network. */
export function SendCard() {
  const { address } = useAppKitAccount()
  const { walletProvider } = useAppKitProvider<BitcoinProvider>('bip122')
  const [outcome, run] = useOutcome()
  const send = async () => {
    if (!walletProvider || !address) throw new Error('Connect a wallet first.')
    return `Sent: ${await walletProvider.sendTransfer({ recipient: address, amount: 10_000n })}`
  }
  return (
    <section className="card">
      <h2>Send</h2>
      <p>10,000 satoshi, from you to yourself.</p>
      <button type="button" onClick={() => run(send)}>
        Send
      </button>
      <output data-testid="sent">{outcome}</output>
    </section>
  )
}
