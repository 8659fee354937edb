import type { RequestView } from '../contract/requests/walletRequest.ts'
import { mainnetId } from './networks.ts'

/** What the visitor of tests sees: the account and the network that fakes are connected to. */
export const requestView: RequestView & { readonly namespace: 'eip155' } = {
  namespace: 'eip155',
  address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  caipNetworkId: mainnetId,
  wallet: 'Wallet A',
}
