import {
  type CaipNetworkId,
  type Namespace,
  parseCaipNetworkId,
  type Route,
  type RouteName,
} from '@cleat/core'
import { useEffect, useRef } from 'react'
import { findNext } from '../kit/findNext.ts'
import { useControllerState } from '../kit/useControllerState.ts'
import { useKit } from '../kit/useKit.ts'

const aboutAccount: readonly RouteName[] = [
  'Account',
  'AccountSettings',
  'UnsupportedChain',
  'WalletReceive',
  'WalletSend',
  'WalletSendSelectToken',
  'WalletSendPreview',
  'WalletSendProgress',
  'WalletCompatibleNetworks',
]
const aboutSwitching: readonly RouteName[] = [
  'Networks',
  'SwitchNetwork',
  'SwitchActiveChain',
  'UnsupportedChain',
]

/**
 * Leads away from a view whose reason is gone, whoever took it: the visitor in the wallet, another tab or the app.
 * The one place for such rules.
 */
export function useRouteGuards(): void {
  const { controllers, actions } = useKit()
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

  useEffect(() => {
    const isGone = (namespace: Namespace) =>
      (accounts[namespace]?.status ?? 'disconnected') === 'disconnected'
    /** Nothing can be said about an account that is gone, nor switched where that is not for visitors. */
    const isPointless = (route: Route) =>
      (!enableNetworkSwitch && aboutSwitching.includes(route.name)) ||
      (route.name === 'SwitchNetwork' &&
        isGone(parseCaipNetworkId(route.caipNetworkId).namespace)) ||
      (aboutAccount.includes(route.name) && isGone(subject))

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

    const name = history.at(-1)?.name
    // The wallet has answered, or the request was given up.
    if (name === 'ApproveInWallet' && !isWaiting) {
      if (!router.goBack()) actions.close()
      return
    }
    const [first, ...others] = history.filter((route) => !isPointless(route))
    if (!first) actions.close()
    else if (others.length + 1 < history.length) {
      router.reset(first)
      for (const route of others) router.push(route)
    }
    // The way out of an unsupported chain was found.
    else if (name === 'UnsupportedChain') {
      if (!byNamespace[subject]?.isUnsupportedChain) actions.close()
    }
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
    else if (arrived && name === 'Connect') {
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
  ])
}

/** The only namespace that a route is about. */
function namespaceOf(route: Route): Namespace | undefined {
  return 'namespace' in route ? route.namespace : undefined
}
