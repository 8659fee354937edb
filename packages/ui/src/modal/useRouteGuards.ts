import { useEffect, useRef } from 'react'
import { useControllerState } from '../kit/useControllerState.ts'
import { useKit } from '../kit/useKit.ts'

/**
 * Leads away from a view whose reason is gone, whoever took it: the visitor in the wallet, another tab or the app.
 * The one place for such rules.
 */
export function useRouteGuards(): void {
  const { controllers, actions } = useKit()
  const { account, modal, network, router } = controllers
  const { open } = useControllerState(modal.state)
  const { history } = useControllerState(router.state)
  const { activeNamespace, byNamespace } = useControllerState(network.state)
  const accounts = useControllerState(account.state)

  const status = accounts[activeNamespace]?.status ?? 'disconnected'
  const isUnsupported = byNamespace[activeNamespace]?.isUnsupportedChain ?? false
  const name = history.at(-1)?.name
  const lastStatus = useRef(status)

  useEffect(() => {
    const wasConnected = lastStatus.current === 'connected'
    lastStatus.current = status
    if (!open) return

    // There is nothing to say about an account that is gone.
    if (status === 'disconnected' && (name === 'Account' || name === 'UnsupportedChain'))
      actions.close()
    else if (status === 'disconnected' && history.some((route) => route.name === 'Account'))
      router.reset({ name: 'Networks' })
    // The way out of an unsupported chain was found.
    else if (name === 'UnsupportedChain' && !isUnsupported) actions.close()
    // An attempt that was left by Back has come to its end in the wallet.
    else if (name === 'Connect' && status === 'connected' && !wasConnected) actions.close()
  }, [open, name, status, isUnsupported, history, router, actions])
}
