import type { Namespace } from '../base/caip/namespace.ts'
import { CleatError } from '../base/errors/cleatError.ts'
import { listConnections } from '../contract/adapter/listConnections.ts'
import type { ConnectError } from '../contract/wallets/connectError.ts'
import type { ConnectedAccount } from '../contract/wallets/connectedAccount.ts'
import type { Kit } from './kit.ts'

export declare namespace switchConnection {
  type Parameters = {
    connectorId: string
    /** @default the active namespace */
    namespace?: Namespace | undefined
    /** One of the accounts that the wallet shares. @default its active account */
    address?: string | undefined
  }
  type ReturnType = Promise<ConnectedAccount>
  type ErrorType = ConnectError | CleatError<'ADAPTER_FEATURE_MISSING' | 'CONNECTION_NOT_CONNECTED'>
}

/**
 * Makes another wallet, or another of its accounts, active. A connected wallet is not prompted;
 * another one is asked to connect. Other namespaces stay the same.
 */
export async function switchConnection(
  kit: Kit,
  parameters: switchConnection.Parameters,
): switchConnection.ReturnType {
  const { account, network } = kit.controllers
  const { connectorId, address } = parameters
  const { namespace = network.state.activeNamespace } = parameters
  const isLive = listConnections(kit, namespace).some((one) => one.connectorId === connectorId)
  if (!isLive) await kit.actions.connect({ connectorId, namespace })

  const before = account.get(namespace)
  const isOther = address !== undefined && address !== before.address
  if (before.connectorId !== connectorId || isOther) {
    const adapter = kit.adapters.get(namespace)
    const use = adapter?.features['connection:use']
    if (!use) {
      const context = { adapter: adapter?.id ?? namespace, feature: 'connection:use' }
      throw new CleatError('ADAPTER_FEATURE_MISSING', { context })
    }
    // The adapter reports the change in the same tick, so the state is current when this resolves.
    await use({ connectorId, address })
  }
  network.setActiveNamespace(namespace)
  const { address: used, caipAddress, connectorId: usedId } = account.get(namespace)
  if (!used || !caipAddress || !usedId)
    throw new CleatError('CONNECTION_NOT_CONNECTED', { context: { namespace } })
  return { namespace, address: used, caipAddress, connectorId: usedId }
}
