import { type CleatError, deleteConnection, type Namespace, switchConnection } from '@cleat/core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { AppKit } from '../kit/appKit.ts'
import { useCurrentKit } from '../kit/useCurrentKit.ts'
import type { AppKitConnection } from '../selectors/selectConnections.ts'
import { useAppKitConnections } from './useAppKitConnections.ts'

export declare namespace useAppKitConnection {
  type Parameters = {
    /** The namespace whose connection changes. @default the active namespace */
    namespace?: Namespace | undefined
    /** Called when `switchConnection` or `deleteConnection` succeeds. */
    onSuccess?: ((outcome: Outcome) => void) | undefined
    /** Called when `switchConnection` or `deleteConnection` fails. */
    onError?: ((error: CleatError) => void) | undefined
  }
  type Outcome = {
    /** The address in use after a switch, or the deleted address. */
    readonly address: string
    /** The namespace of the address. */
    readonly namespace: Namespace
    /** Whether another address than before is in use. `false` if nothing was connected before. */
    readonly hasSwitchedAccount: boolean
    /** Whether another wallet than before is in use. */
    readonly hasSwitchedWallet: boolean
    /** Whether the call was `deleteConnection`. */
    readonly hasDeletedWallet: boolean
  }
  type ReturnType = {
    /** The connection in use, `undefined` while none is. */
    connection: AppKitConnection | undefined
    /** Whether a switch or a deletion is running. */
    isPending: boolean
    /**
     * Makes another wallet, or another of its accounts, the one in use. Connects the wallet first
     * if needed. Never rejects: the outcome goes to `onSuccess` or `onError`.
     *
     * Codes in `onError` are those of `connect`, `ADAPTER_FEATURE_MISSING` and
     * `CONNECTION_NOT_CONNECTED`.
     */
    switchConnection(parameters: {
      /** An entry of `connections` or `recentConnections`, or any object with a connector id. */
      connection: Pick<AppKitConnection, 'connectorId'>
      /**
       * An account of that wallet. `onError` gets `ADAPTER_FEATURE_MISSING` if only the wallet
       * itself can change its account.
       * @default the account that the wallet has in use
       */
      address?: string | undefined
    }): Promise<void>
    /**
     * Ends a connection, or forgets a wallet of an earlier visit. Never rejects: the outcome goes
     * to `onSuccess` or `onError`.
     */
    deleteConnection(parameters: {
      /** Passed to `onSuccess`. */
      address: string
      /** Id of the connector to end. */
      connectorId: string
    }): Promise<void>
  }
}

type Outcome = useAppKitConnection.Outcome

/**
 * The connection in use on a namespace, and how to change it.
 * @throws `CleatError`: `CONFIG_NO_KIT` before `createAppKit`
 * @example
 * ```tsx
 * import { useAppKitConnection, useAppKitConnections } from '@cleat/react'
 *
 * export function Wallets() {
 *   const { recentConnections } = useAppKitConnections()
 *   const { isPending, switchConnection } = useAppKitConnection({
 *     onError: (error) => alert(error.shortMessage),
 *   })
 *   return recentConnections.map((connection) => (
 *     <button
 *       key={connection.connectorId}
 *       disabled={isPending}
 *       onClick={() => switchConnection({ connection })}
 *     >
 *       {connection.name}
 *     </button>
 *   ))
 * }
 * ```
 */
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
