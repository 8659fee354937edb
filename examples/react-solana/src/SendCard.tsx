import type { SolanaProvider } from '@cleat/adapter-solana'
import { useAppKitNetwork, useAppKitProvider } from '@cleat/react/appkit'
import { Connection, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { useOutcome } from './useOutcome.ts'

const toPubkey = new PublicKey('1nc1nerator11111111111111111111111111111111')

/** Sends a web3.js transaction over the app's own connection. */
export function SendCard() {
  const { walletProvider } = useAppKitProvider<SolanaProvider>('solana')
  const { caipNetwork } = useAppKitNetwork()
  const [outcome, run] = useOutcome()
  const send = async () => {
    const [url] = caipNetwork?.rpcUrls.default.http ?? []
    if (!walletProvider?.publicKey || !url) throw new Error('Connect a wallet first.')
    const connection = new Connection(url, 'confirmed')
    const feePayer = new PublicKey(walletProvider.publicKey.toString())
    const transaction = new Transaction({ feePayer, ...(await connection.getLatestBlockhash()) })
    transaction.add(SystemProgram.transfer({ fromPubkey: feePayer, toPubkey, lamports: 1_000_000 }))
    return `Sent: ${await walletProvider.sendTransaction(transaction, connection)}`
  }
  return (
    <section className="card">
      <h2>Send</h2>
      <p>0.001 SOL to the incinerator.</p>
      <button type="button" onClick={() => run(send)}>
        Send
      </button>
      <output data-testid="sent">{outcome}</output>
    </section>
  )
}
