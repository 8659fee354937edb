import { type AdapterSession, CleatError, type Connection } from '@cleat/core/adapter'
import type { SolanaWallet } from '../base/solanaWallet.ts'
import { type SolanaChain, toSolanaChain } from '../base/toSolanaChain.ts'

export type Signer = {
  readonly wallet: SolanaWallet
  readonly connection: Connection
  readonly address: string
  readonly chain: SolanaChain
}

/**
 * The active wallet with an account that it shares on the active chain.
 * @throws `CONNECTION_NOT_CONNECTED`, `REQUEST_ACCOUNT_CHANGED`, `NETWORK_SWITCH_UNSUPPORTED`
 */
export function requireSigner(session: AdapterSession<SolanaWallet>, wanted?: string): Signer {
  const { wallet, connection, network } = session.current()
  const [first] = connection.accounts
  const address = wanted ?? first.address
  if (!connection.accounts.some((account) => account.address === address))
    throw new CleatError('REQUEST_ACCOUNT_CHANGED', {
      context: { expected: address, actual: first.address },
    })
  const chain = toSolanaChain(connection.caipNetworkId)
  if (!wallet.hasChain(address, chain))
    throw new CleatError('NETWORK_SWITCH_UNSUPPORTED', {
      context: { network: network?.name ?? chain, wallet: wallet.connector.name },
    })
  return { wallet, connection, address, chain }
}
