import type { Namespace } from '../../base/caip/namespace.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { KitBase } from '../kitBase.ts'

export declare namespace removeAdapter {
  type Parameters = { namespace: Namespace }
}

/**
 * Removes a namespace from a kit: stops its adapter and drops its wallets, networks and account. If
 * it was active, the first network of another namespace becomes active. The wallets are not asked
 * to disconnect and are restored when the adapter is added again. Call `disconnect` first to end
 * their connections. Does nothing if the namespace has no adapter.
 */
export function removeAdapter(kit: KitBase, { namespace }: removeAdapter.Parameters): void {
  const { account, connection, connectors, network } = kit.controllers
  if (!kit.adapters.delete(namespace)) return
  kit.running.adapters?.get(namespace)?.()
  kit.running.adapters?.delete(namespace)
  kit.attempts.get(namespace)?.abort(new CleatError('CONNECTION_USER_CLOSED'))
  if (isShown(kit, namespace)) kit.controllers.modal.close()

  const { flow } = connection.state
  if (flow.status !== 'idle' && flow.namespace === namespace) connection.reset()
  account.reset(namespace)
  connectors.setConnectors(namespace, [])
  network.setNetworks(namespace, [])
}

/** Whether the modal was opened for a namespace or has a view of it in its history. */
function isShown(kit: KitBase, namespace: Namespace): boolean {
  const { modal, network, router } = kit.controllers
  const isAbout = (named: Namespace | undefined) =>
    named === undefined ? network.state.activeNamespace === namespace : named === namespace
  return (
    isAbout(modal.state.namespace) ||
    router.state.history.some(
      (route) =>
        route.namespace === namespace ||
        (typeof route.caipNetworkId === 'string' &&
          route.caipNetworkId.startsWith(`${namespace}:`)),
    )
  )
}
