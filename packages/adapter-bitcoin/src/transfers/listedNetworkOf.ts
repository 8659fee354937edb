import { type AdapterSession, type CaipNetwork, CleatError } from '@cleat/core/adapter'
import type { BitcoinWallet } from '../wallet/bitcoinWallet.ts'

/**
 * The app's network that the wallet is on.
 * @throws `NETWORK_NOT_FOUND` where the app lists none
 */
export function listedNetworkOf(session: AdapterSession<BitcoinWallet>): CaipNetwork {
  const { caipNetworkId: id } = session.current().connection
  const network = session.networks.find(({ caipNetworkId }) => caipNetworkId === id)
  if (network) return network
  throw new CleatError('NETWORK_NOT_FOUND', { context: { id } })
}
