import type { Namespace } from '../base/caip/namespace.ts'
import { CleatError } from '../base/errors/cleatError.ts'
import type { RequestView } from '../contract/requests/walletRequest.ts'
import type { KitBase } from './kitBase.ts'

/**
 * Captures the account and network that the visitor sees.
 * @throws `CONNECTION_NOT_CONNECTED`
 */
export function captureView(kit: KitBase, namespace: Namespace): RequestView {
  const { account, network } = kit.controllers
  const { status, address, connectedWalletInfo } = account.get(namespace)
  const caipNetworkId = network.get(namespace)?.caipNetwork.caipNetworkId
  if (status !== 'connected' || !address || !caipNetworkId)
    throw new CleatError('CONNECTION_NOT_CONNECTED', { context: { namespace } })
  return { namespace, address, caipNetworkId, wallet: connectedWalletInfo?.name ?? 'The wallet' }
}
