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
  { namespace, reason }: { namespace: Namespace; reason: 'connect' | 'network' | 'account' },
): boolean {
  const { events, modal, options, router } = kit.controllers
  if (options.state.features?.headless || kit.routes.findBarrier(kit)) return false
  const [next] = modal.state.open ? router.state.history.flatMap(({ next }) => next ?? []) : []
  const route: AnyRoute = { name: 'ConnectingSiwe', namespace, reason, ...(next ? { next } : {}) }
  router.reset(route)
  if (modal.state.open) return true
  events.track('MODAL_OPEN', { connected: true })
  modal.open({ namespace })
  return true
}
