import type { Namespace } from '@cleat/core'
import { useState } from 'react'
import { useKit } from './useKit.ts'

/**
 * Disconnects a namespace or all of them. If the active connection ends, a remaining one becomes
 * active.
 */
export function useDisconnect(): {
  isPending: boolean
  disconnect: (namespace?: Namespace) => Promise<void>
} {
  const { actions, controllers } = useKit()
  const { account, network } = controllers
  const [isPending, setIsPending] = useState(false)
  const isConnected = (namespace: Namespace) => account.get(namespace).status === 'connected'
  const disconnect = async (namespace?: Namespace) => {
    setIsPending(true)
    await actions.disconnect({ namespace })
    setIsPending(false)
    const rest = Object.keys(account.state).find(isConnected)
    if (rest && !isConnected(network.state.activeNamespace)) network.setActiveNamespace(rest)
  }
  return { isPending, disconnect }
}
