import { type AdapterSession, type CaipNetwork, CleatError } from '@cleat/core/adapter'
import type { BitcoinWallet } from '../base/bitcoinWallet.ts'

/**
 * The app's network of the wallet.
 * @throws `NETWORK_NOT_FOUND` if the app does not list it
 */
export function listedNetworkOf(session: AdapterSession<BitcoinWallet>): CaipNetwork {
  const { caipNetworkId: id } = session.current().connection
  const network = session.networks.find(({ caipNetworkId }) => caipNetworkId === id)
  if (network) return network
  throw new CleatError('NETWORK_NOT_FOUND', { context: { id } })
}
