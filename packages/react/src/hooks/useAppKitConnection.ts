import { type CleatError, deleteConnection, type Namespace, switchConnection } from '@cleat/core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { AppKit } from '../appKit.ts'
import { useCurrentKit } from '../internal/useCurrentKit.ts'
import type { AppKitConnection } from '../selectors/selectConnections.ts'
import { useAppKitConnections } from './useAppKitConnections.ts'

export declare namespace useAppKitConnection {
  type Parameters = {
    /** @default the active namespace */
    namespace?: Namespace | undefined
    onSuccess?: ((outcome: Outcome) => void) | undefined
    onError?: ((error: CleatError) => void) | undefined
  }
  type Outcome = {
    readonly address: string
    readonly namespace: Namespace
    readonly hasSwitchedAccount: boolean
    readonly hasSwitchedWallet: boolean
    readonly hasDeletedWallet: boolean
  }
  type ReturnType = {
    /** What is connected. */
    connection: AppKitConnection | undefined
    isPending: boolean
    /** Goes on with another wallet. The outcome is told to `onSuccess` or `onError`; the promise always resolves. */
    switchConnection(parameters: {
      connection: Pick<AppKitConnection, 'connectorId'>
      /** One of its accounts. Where these are chosen in the wallet alone, another one than the wallet's own is refused. */
      address?: string | undefined
    }): Promise<void>
    /** Ends a connection, or forgets one of an earlier visit. */
    deleteConnection(parameters: { address: string; connectorId: string }): Promise<void>
  }
}

type Outcome = useAppKitConnection.Outcome

/** The connection in use on a namespace, and how to change it. */
export function useAppKitConnection(
  parameters: useAppKitConnection.Parameters = {},
): useAppKitConnection.ReturnType {
  const kit = useCurrentKit('useAppKitConnection')
  const { connections } = useAppKitConnections(parameters.namespace)
  const [connection] = connections
  const [isPending, setIsPending] = useState(false)
  const latest = useRef(parameters)
  useEffect(() => {
    latest.current = parameters
  })

  const run = useCallback(
    async (work: (namespace: Namespace) => Promise<Outcome>) => {
      const { namespace = kit.controllers.network.state.activeNamespace } = latest.current
      setIsPending(true)
      const notify = await work(namespace).then(
        (outcome) => () => latest.current.onSuccess?.(outcome),
        (error: CleatError) => () => latest.current.onError?.(error),
      )
      setIsPending(false)
      notify()
    },
    [kit],
  )

  return useMemo(
    () => ({
      connection,
      isPending,
      switchConnection: ({ connection: { connectorId }, address }) =>
        run((namespace) => change(kit, { namespace, connectorId, address })),
      deleteConnection: ({ connectorId, address }) =>
        run((namespace) => remove(kit, { namespace, connectorId, address })),
    }),
    [connection, isPending, kit, run],
  )
}

async function change(
  kit: AppKit,
  parameters: { namespace: Namespace; connectorId: string; address: string | undefined },
): Promise<Outcome> {
  const { namespace, connectorId } = parameters
  const before = kit.controllers.account.get(namespace)
  const { address } = await switchConnection(kit, parameters)
  return {
    address,
    namespace,
    hasSwitchedAccount: before.address !== undefined && before.address !== address,
    hasSwitchedWallet: before.connectorId !== connectorId,
    hasDeletedWallet: false,
  }
}

async function remove(
  kit: AppKit,
  parameters: { namespace: Namespace; connectorId: string; address: string },
): Promise<Outcome> {
  const { namespace, address } = parameters
  await deleteConnection(kit, parameters)
  return {
    address,
    namespace,
    hasSwitchedAccount: false,
    hasSwitchedWallet: false,
    hasDeletedWallet: true,
  }
}
