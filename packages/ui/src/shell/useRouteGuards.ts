import type { CaipNetworkId, Namespace, Route } from '@cleat/core'
import { useEffect, useRef } from 'react'
import { findNext } from '../kit/findNext.ts'
import { useControllerState } from '../kit/useControllerState.ts'
import { useRuntime } from '../queries/useRuntime.ts'

/**
 * Leads away from a view whose reason is gone, whoever took it: the visitor in the wallet, another tab or the app.
 * The one place for such rules.
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
  /** Whom account views are about, and where a wallet is being connected. */
  const subject = namespace ?? activeNamespace
  const connecting = history.map(namespaceOf).filter(Boolean).at(-1) ?? subject
  const last = useRef({ connecting, status: accounts[connecting]?.status })
  /** A wallet that has just connected, and what was chosen for it before. */
  const arrival = useRef<{ choice: CaipNetworkId | undefined } | undefined>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: whether a route is over depends on isWaiting
  useEffect(() => {
    const isGone = (namespace: Namespace) =>
      (accounts[namespace]?.status ?? 'disconnected') === 'disconnected'
    /** Nothing can be said about an account that is gone, nor switched where that is not for visitors. */
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
      arrival.current = { choice }
    last.current = { connecting, status }
    if (status === 'connected' && choice) network.setChoice(connecting, undefined)
    if (!open) return

    // It is there before its answer is: to close now would be to give up what has succeeded.
    const arrived = isAsking ? undefined : arrival.current
    if (arrived) arrival.current = undefined
    const offer = arrived?.choice
    const next = findNext(history)

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
    // A view that says itself when it is over stays until then.
    else if (current.isOver) return
    // What was chosen before there was a wallet is offered to the wallet; it is asked only if the visitor says so.
    else if (offer && offer !== caipNetwork?.caipNetworkId && enableNetworkSwitch) {
      if (next) router.reset(next)
      router[next ? 'push' : 'reset']({
        name: 'SwitchNetwork',
        caipNetworkId: offer,
        isOffer: true,
      })
    }
    // An attempt that was left by Back has come to its end in the wallet, or the last visit's wallet is back.
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

/** The only namespace that a route is about. */
function namespaceOf(route: Route): Namespace | undefined {
  return 'namespace' in route ? route.namespace : undefined
}
