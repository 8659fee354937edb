import type { AccountStatus, CaipNetworkId, Namespace, Route } from '@cleat/core'
import { useEffect, useRef } from 'react'
import { findNext } from '../../kit/findNext.ts'
import { useControllerState } from '../../kit/useControllerState.ts'
import { useRuntime } from '../../kit/useRuntime.ts'

/**
 * Leaves a view that has lost its subject, through the wallet, another tab or the app. All such
 * rules are here.
 */
export function useRouteGuards(): void {
  const runtime = useRuntime()
  const { controllers, actions, routes } = runtime
  const { account, connection, modal, network, options, router } = controllers
  const { open, namespace } = useControllerState(modal.state)
  const { history } = useControllerState(router.state)
  const { activeNamespace, byNamespace } = useControllerState(network.state)
  const { enableNetworkSwitch } = useControllerState(options.state)
  const accounts = useControllerState(account.state)
  const isWaiting = useControllerState(connection.state, ({ waiting }) => waiting.length > 0)
  const isAsking = useControllerState(connection.state, ({ flow }) => flow.status === 'pending')
  /** The namespace of account views, and of the wallet that is connecting. */
  const subject = namespace ?? activeNamespace
  const connecting = history.map(namespaceOf).findLast(Boolean) ?? subject
  // The session may have come back while the UI was loading.
  const wasReconnecting = history.some((route) => 'wasReconnecting' in route)
  const before = wasReconnecting ? 'reconnecting' : accounts[connecting]?.status
  const last = useRef({ connecting, status: before })
  /** A new connection: the network that was chosen before it, and the status before it. */
  const arrival = useRef<Arrival | undefined>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: whether a route is over depends on isWaiting
  useEffect(() => {
    const isGone = (namespace: Namespace) =>
      (accounts[namespace]?.status ?? 'disconnected') === 'disconnected'
    /** Views of a disconnected account, and network views where visitors may not switch. */
    const isPointless = (route: Route) => {
      const { getNamespace } = routes.get(route.name)
      const owner = getNamespace?.(route) ?? subject
      return (
        (!enableNetworkSwitch && routes.needs(route.name, 'network-switch')) ||
        (routes.needs(route.name, 'account') && isGone(owner))
      )
    }

    const { choice, caipNetwork } = byNamespace[connecting] ?? {}
    const status = accounts[connecting]?.status
    if (status !== 'connected' || !open) arrival.current = undefined
    else if (last.current.status !== 'connected' && last.current.connecting === connecting)
      arrival.current = { choice, before: last.current.status }
    last.current = { connecting, status }
    if (status === 'connected' && choice) network.setChoice(connecting, undefined)
    if (!open) return

    // The account arrives before `connect` resolves. Closing now would cancel a connection that
    // succeeded.
    const arrived = isAsking ? undefined : arrival.current
    if (arrived) arrival.current = undefined
    const offer = arrived?.choice
    // A session that comes back leads to its account.
    const next =
      findNext(history) ?? (arrived?.before === 'reconnecting' && ({ name: 'Account' } as const))

    const current = routes.get(history.at(-1)?.name ?? '')
    if (current.isOver?.(runtime, subject)) {
      if (!router.goBack()) actions.close()
      return
    }
    const [first, ...others] = history.filter((route) => !isPointless(route))
    if (!first) actions.close()
    else if (others.length + 1 < history.length) {
      router.reset(first)
      for (const route of others) router.push(route)
    }
    // Views that report their own end stay until then.
    else if (current.isOver) return
    // A network that was chosen before connecting is offered. The wallet is asked only if the
    // visitor confirms.
    else if (offer && offer !== caipNetwork?.caipNetworkId && enableNetworkSwitch) {
      if (next) router.reset(next)
      router[next ? 'push' : 'reset']({
        name: 'SwitchNetwork',
        caipNetworkId: offer,
        isOffer: true,
      })
    }
    // An attempt that was left by Back ended in the wallet, or the last session was restored.
    else if (arrived && current.endsOnConnect) {
      if (next) router.reset(next)
      else actions.close()
    }
  }, [
    open,
    history,
    accounts,
    isAsking,
    isWaiting,
    byNamespace,
    subject,
    connecting,
    enableNetworkSwitch,
    network,
    router,
    actions,
    routes,
    runtime,
  ])
}

type Arrival = {
  readonly choice: CaipNetworkId | undefined
  readonly before: AccountStatus | undefined
}

/** The namespace of a route, if it has one. */
function namespaceOf(route: Route): Namespace | undefined {
  return 'namespace' in route ? route.namespace : undefined
}
