import type { Namespace } from '../../../base/caip/namespace.ts'
import type { AnyRoute } from '../../../state/router.ts'
import type { SignInContext } from '../state/signInContext.ts'

/**
 * Shows the view that signs in. The view that the visitor came for opens afterwards. A chain that
 * the app does not have comes first.
 * @returns whether it is shown
 */
export function askVisitor(
  { kit }: SignInContext,
  parameters: {
    namespace: Namespace
    reason: 'connect' | 'network' | 'account'
    /** The view to open afterwards. @default the one that the visitor came for */
    next?: AnyRoute | undefined
  },
): boolean {
  const { namespace, reason } = parameters
  const { events, modal, network, options, router } = kit.controllers
  const isListed = network.find(network.get(namespace)?.caipNetwork.caipNetworkId ?? '')
  if (options.state.features?.headless || kit.routes.findBarrier(kit) || !isListed) return false
  const history = modal.state.open ? router.state.history : []
  const next = parameters.next ?? history.flatMap((one) => one.next ?? [])[0]
  const route: AnyRoute = { name: 'ConnectingSiwe', namespace, reason, ...(next ? { next } : {}) }
  router.reset(route)
  if (modal.state.open) return true
  events.track('MODAL_OPEN', { connected: true })
  modal.open({ namespace })
  return true
}
