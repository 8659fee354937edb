import type { Namespace } from '@cleat/core'
import { useState } from 'react'
import { useText } from '../i18n/useText.ts'
import { useKit } from './useKit.ts'

/**
 * Disconnects a namespace or all of them. If the active connection ends, a remaining one becomes
 * active.
 */
export function useDisconnect(): {
  isPending: boolean
  /** Resolves to whether all wallets disconnected. If not, a message says so. */
  disconnect: (namespace?: Namespace) => Promise<boolean>
} {
  const { actions, controllers } = useKit()
  const { account, events, network, router, snackbar } = controllers
  const text = useText()
  const [isPending, setIsPending] = useState(false)
  const isConnected = (namespace: Namespace) => account.get(namespace).status === 'connected'
  const disconnect = async (namespace?: Namespace) => {
    setIsPending(true)
    let isDone = true
    const stop = events.subscribe(({ event }) => {
      if (event !== 'DISCONNECT_ERROR') return
      isDone = false
      // The modal closes with the last view of the account, and the message with it.
      router.reset({ name: 'Connect' })
    })
    await actions.disconnect({ namespace })
    stop()
    setIsPending(false)
    if (!isDone) snackbar.show({ message: text('account.disconnectFailed'), variant: 'error' })
    const rest = Object.keys(account.state).find(isConnected)
    if (rest && !isConnected(network.state.activeNamespace)) network.setActiveNamespace(rest)
    return isDone
  }
  return { isPending, disconnect }
}
