import type { CleatError, Namespace } from '@cleat/core'
import { useCallback, useLayoutEffect } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'

/** Where connecting to one wallet stands. */
export type Connecting =
  /** Nothing is asked yet. */
  | { readonly status: 'held' }
  | { readonly status: 'pending' | 'success' | 'missing' }
  | { readonly status: 'error'; readonly error: CleatError }

export declare namespace useConnecting {
  type Parameters = {
    connectorId: string
    namespace: Namespace | undefined
    /** Asks nothing while something else has to come first. */
    isHeld: boolean
  }
  type ReturnType = {
    readonly connecting: Connecting
    /** Asks the wallet once more, also while it still has not answered. */
    readonly retry: () => void
  }
}

/** Asks a wallet to connect as soon as it is shown, and follows how that goes. */
export function useConnecting(parameters: useConnecting.Parameters): useConnecting.ReturnType {
  const { connectorId, namespace, isHeld } = parameters
  const kit = useKit()
  const { flow } = useControllerState(kit.controllers.connection.state)
  const { connectors } = useControllerState(kit.controllers.connectors.state)
  const accounts = useControllerState(kit.controllers.account.state)
  const connector = connectors.find(
    ({ id, chain }) => id === connectorId && (!namespace || chain === namespace),
  )
  const isReady = connector !== undefined && !isHeld

  const connect = useCallback(
    (restart: boolean) => {
      // The outcome is read from the state, which is there also when this view comes back to a running attempt.
      kit.actions.connect({ connectorId, namespace, restart }).catch(() => undefined)
    },
    [kit, connectorId, namespace],
  )

  // Before the first paint, so that the outcome of an earlier attempt is never seen.
  useLayoutEffect(() => {
    if (isReady) connect(false)
  }, [connect, isReady])

  return { connecting: toConnecting(), retry: () => connect(true) }

  function toConnecting(): Connecting {
    if (isHeld) return { status: 'held' }
    const isAbout = flow.status !== 'idle' && flow.connectorId === connectorId
    if (isAbout && (!namespace || flow.namespace === namespace)) {
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
