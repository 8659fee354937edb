import type { CleatError, Namespace } from '@cleat/core'
import { useCallback, useLayoutEffect } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'

/** The state of connecting one wallet. */
export type Connecting =
  /** Nothing is requested yet. */
  | { readonly status: 'held' }
  | { readonly status: 'pending' | 'success' | 'missing' }
  | { readonly status: 'error'; readonly error: CleatError }

export declare namespace useConnecting {
  type Parameters = {
    connectorId: string
    namespace: Namespace | undefined
    /** Requests nothing while a confirmation is missing. */
    isHeld: boolean
    /** Requests nothing until the known wallets are loaded, which show what is a look-alike. */
    isLoading: boolean
  }
  type ReturnType = {
    readonly connecting: Connecting
    /** Asks the wallet again, also while it has not answered. */
    readonly retry: () => void
  }
}

/** Asks a wallet to connect once shown, and follows the result. */
export function useConnecting(parameters: useConnecting.Parameters): useConnecting.ReturnType {
  const { connectorId, namespace, isHeld, isLoading } = parameters
  const kit = useKit()
  const { flow } = useControllerState(kit.controllers.connection.state)
  const { connectors } = useControllerState(kit.controllers.connectors.state)
  const accounts = useControllerState(kit.controllers.account.state)
  const connector = connectors.find(
    ({ id, chain }) => id === connectorId && (!namespace || chain === namespace),
  )
  const isReady = connector !== undefined && !isHeld && !isLoading

  const connect = useCallback(
    (restart: boolean) => {
      // The result is read from the state, which also covers a running attempt of an earlier visit.
      kit.actions.connect({ connectorId, namespace, restart }).catch(() => undefined)
    },
    [kit, connectorId, namespace],
  )

  // Before the first paint, so that an earlier result is never visible.
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
