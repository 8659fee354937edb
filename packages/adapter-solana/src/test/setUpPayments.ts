import type { Payment, TransferAdapter } from '@cleat/core/adapter'
import type { SolanaWalletParameters } from '@cleat/testing/solana'
import { Keypair } from '@solana/web3.js'
import type { SolanaAdapter } from '../SolanaAdapter.ts'
import { createToken, type LocalToken } from './createToken.ts'
import { type App, setUpApps } from './setUpApps.ts'

export type PayingApp = App & {
  transfers: TransferAdapter
  /** The payer. */
  address: string
  /** A payment to a new address. Pays SOL unless a token is named. */
  createPayment: (
    parts: Partial<Payment> & { amount: bigint; token?: LocalToken; decimals?: number },
  ) => Payment
  createToken: (
    parameters?: Omit<Parameters<typeof createToken>[0], 'solana' | 'connection' | 'owner'>,
  ) => Promise<LocalToken>
  lamportsOf: (address: string) => Promise<bigint>
  /** Prepares, checks, sends and follows a payment. */
  pay: (payment: Payment) => Promise<{ hash: string }>
}

/** `setUpApps` with the transfer adapter. */
export function setUpPayments(): (
  parameters?: SolanaAdapter.Parameters & { wallet?: SolanaWalletParameters },
) => Promise<PayingApp> {
  const openApp = setUpApps()
  return async (parameters) => {
    const app = await openApp(parameters)
    const transfers = await app.adapter.features['transfers:load']?.()
    const [network] = app.networks
    const [address = ''] = app.wallet.addresses
    if (!transfers || !network) throw new Error('The adapter has both.')
    const { connection, solana } = app
    return {
      ...app,
      ...{ transfers, address },
      createPayment({ token, decimals, amount, ...parts }) {
        const coin = { decimals: 9, symbol: 'SOL' }
        const asset = token
          ? { address: token.mint, decimals: decimals ?? 6, symbol: toShort(token.mint) }
          : coin
        const to = Keypair.generate().publicKey.toBase58()
        return { network, address, to, asset, amount, ...parts }
      },
      createToken: (options) => createToken({ solana, connection, owner: address, ...options }),
      async lamportsOf(of) {
        const read = await app.adapter.features['balance:read']?.({ address: of, network })
        return read?.value ?? 0n
      },
      async pay(payment) {
        const prepared = await transfers.prepare(payment)
        await transfers.check(prepared)
        return transfers.send(prepared)
      },
    }
  }
}

/** As tokens without a name are listed. */
function toShort(mint: string): string {
  return `${mint.slice(0, 4)}…${mint.slice(-4)}`
}
