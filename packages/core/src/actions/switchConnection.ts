import { findAdapter, findFeature } from '../adapter/findAdapter.ts'
import type { Namespace } from '../caip/namespace.ts'
import { CleatError } from '../errors/cleatError.ts'
import { applyConnection } from '../kit/applyConnection.ts'
import { type ConnectedAccount, readConnected } from '../kit/connectedAccount.ts'
import type { KitBase } from '../kit/kitBase.ts'
import { listConnections } from '../kit/listConnections.ts'
import { connect } from './connect.ts'

export declare namespace switchConnection {
  type Parameters = {
    connectorId: string
    /** @default the active namespace */
    namespace?: Namespace | undefined
    /** One of the accounts that the wallet shares. @default the one it has in use */
    address?: string | undefined
  }
  type ReturnType = Promise<ConnectedAccount>
  type ErrorType =
    | connect.ErrorType
    | CleatError<'ADAPTER_NOT_FOUND' | 'ADAPTER_FEATURE_MISSING' | 'CONNECTION_NOT_CONNECTED'>
}

/**
 * Puts another wallet, or another of its accounts, to use. One that is connected is not asked anything; one that is not is asked
 * to connect. Other namespaces stay as they are.
 */
export async function switchConnection(
  kit: KitBase,
  parameters: switchConnection.Parameters,
): switchConnection.ReturnType {
  const { controllers } = kit
  const { connectorId, address } = parameters
  const { namespace = controllers.network.state.activeNamespace } = parameters
  const adapter = findAdapter(kit, namespace)
  const isLive = listConnections(kit, namespace).some((one) => one.connectorId === connectorId)
  const { address: before } = isLive
    ? controllers.account.get(namespace)
    : await connect(kit, { connectorId, namespace })

  const isUsed = adapter.getConnection()?.connectorId === connectorId
  if (!isUsed || (address !== undefined && address !== before)) {
    await findFeature(kit, namespace, 'connection:use')({ connectorId, address })
    const live = adapter.getConnection()
    if (live) applyConnection(kit, namespace, live)
  }
  controllers.network.setActiveNamespace(namespace)
  const connected = readConnected(controllers.account, namespace)
  if (connected) return connected
  throw new CleatError('CONNECTION_NOT_CONNECTED', { context: { namespace } })
}
