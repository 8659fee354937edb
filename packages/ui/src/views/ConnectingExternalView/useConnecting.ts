import type { CleatError } from '@cleat/core'
import { useCallback, useLayoutEffect } from 'react'
import { useControllerState } from '../../kit/useControllerState.ts'
import { useKit } from '../../kit/useKit.ts'

/** Where connecting to one wallet stands. */
export type Connecting =
  | { readonly status: 'pending' | 'success' | 'missing' }
  | { readonly status: 'error'; readonly error: CleatError }

export declare namespace useConnecting {
  type ReturnType = {
    readonly connecting: Connecting
    /** Asks the wallet once more, also while it still has not answered. */
    readonly retry: () => void
  }
}

/** Asks a wallet to connect as soon as it is shown, and follows how that goes. */
export function useConnecting(connectorId: string): useConnecting.ReturnType {
  const kit = useKit()
  const { flow } = useControllerState(kit.controllers.connection.state)
  const { connectors } = useControllerState(kit.controllers.connectors.state)
  const accounts = useControllerState(kit.controllers.account.state)
  const connector = connectors.find(({ id }) => id === connectorId)
  const isFound = connector !== undefined

  const connect = useCallback(
    (restart: boolean) => {
      // The outcome is read from the state, which is there also when this view comes back to a running attempt.
      kit.actions.connect({ connectorId, restart }).catch(() => undefined)
    },
    [kit, connectorId],
  )

  // Before the first paint, so that the outcome of an earlier attempt is never seen.
  useLayoutEffect(() => {
    if (isFound) connect(false)
  }, [connect, isFound])

  return { connecting: toConnecting(), retry: () => connect(true) }

  function toConnecting(): Connecting {
    if (flow.status !== 'idle' && flow.connectorId === connectorId) {
      if (flow.status === 'success') return { status: 'success' }
      if (flow.status === 'error')
        return flow.error.code === 'WALLET_NOT_INSTALLED'
          ? { status: 'missing' }
          : { status: 'error', error: flow.error }
    }
    if (!connector) return { status: 'missing' }
    const account = accounts[connector.chain]
    const isConnected = account?.status === 'connected' && account.connectorId === connectorId
    return { status: isConnected ? 'success' : 'pending' }
  }
}
