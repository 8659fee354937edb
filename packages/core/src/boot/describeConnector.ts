import type { Namespace } from '../base/caip/namespace.ts'
import type { EventProperties } from '../contract/events/cleatEvent.ts'
import type { KitBase } from './kitBase.ts'

/** Returns the connected wallet and its connection method as event properties (spec §4). */
export function describeConnector(
  kit: KitBase,
  namespace: Namespace,
): Pick<EventProperties['CONNECT_SUCCESS'], 'method' | 'name' | 'walletRank' | 'view'> {
  const { account, connection } = kit.controllers
  const { connectedWalletInfo, connectorId = '' } = account.get(namespace)
  const { type } = connectedWalletInfo ?? {}
  const paired = connection.state.wcLinking ? 'mobile' : 'qrcode'
  return {
    method: type === 'WALLET_CONNECT' ? paired : type === 'AUTH' ? 'email' : 'browser',
    name: connectedWalletInfo?.name ?? connectorId,
    ...connection.state.choice,
  }
}
