import type { Namespace } from '../../../base/caip/namespace.ts'
import { CleatError } from '../../../base/errors/cleatError.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import type { ConnectedAccount } from '../../../contract/wallets/connectedAccount.ts'
import { connect } from '../../../runtime/actions/connect.ts'

/**
 * Connects the embedded wallet on all its namespaces in one tick, also in place of other wallets.
 * The result is the account of one: of the given namespace, else of the active one.
 * @throws `CONNECTOR_NOT_FOUND`, and as `connect` does
 */
export async function connectAccounts(
  kit: KitBase,
  parameters: { connectorId: string; namespace: Namespace | undefined },
): Promise<ConnectedAccount> {
  const { connectorId, namespace } = parameters
  const namespaces = listLoginNamespaces(kit, connectorId)
  const { activeNamespace } = kit.controllers.network.state
  const first =
    namespaces.find((one) => one === namespace) ??
    namespaces.find((one) => one === activeNamespace) ??
    namespaces[0]
  if (!first) throw new CleatError('CONNECTOR_NOT_FOUND', { context: { connectorId } })
  const connecting = connect(kit, { connectorId, namespace: first })
  for (const other of namespaces) if (other !== first) join(kit, connectorId, other)
  return connecting
}

/** The namespaces on which adapters list the embedded wallet, in the order of the app’s networks. */
export function listLoginNamespaces(kit: KitBase, connectorId: string): readonly Namespace[] {
  const { connectors, network } = kit.controllers
  return Object.keys(network.state.byNamespace).filter(
    (namespace) => connectors.find({ connectorId, namespace })?.type === 'AUTH',
  )
}

/** Connects a further namespace, without a prompt. The adapter reports the state. */
function join(kit: KitBase, connectorId: string, namespace: Namespace): void {
  const wallet = kit.attempts.get(namespace)?.wallet
  if (wallet !== undefined)
    kit.attempts
      .get(namespace)
      ?.abort(new CleatError('CONNECTION_REPLACED', { context: { wallet } }))
  const { lifetime: signal } = kit
  kit.adapters
    .get(namespace)
    ?.connect({ connectorId, signal })
    .catch(() => undefined)
}
