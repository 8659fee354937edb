import type { Namespace } from '../../base/caip/namespace.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { KitBase } from '../kitBase.ts'

export declare namespace removeAdapter {
  type Parameters = { namespace: Namespace }
}

/**
 * Takes a namespace out of a kit: its adapter is stopped, and its wallets, networks and account are gone. Where it was the active one,
 * the first network of another is. Its wallets are not asked anything and come back when the adapter is added again; to end their
 * connections, `disconnect` first. Does nothing where the namespace has no adapter.
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

/** Whether the modal is about a namespace: opened for it, or with a view of it to go back to. */
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
