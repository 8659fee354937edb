import { CleatError, type Namespace } from '@cleat/core'
import { useMemo } from 'react'
import { useOptionalKit } from '../kit/useCurrentKit.ts'

export declare namespace useDisconnect {
  type Parameters = {
    /** Ends only connections of the connector with this id. @default all connectors */
    id?: string | undefined
    /** Ends only connections of this CAIP-2 namespace. @default all namespaces */
    namespace?: Namespace | undefined
  }
  type ReturnType = {
    /**
     * Ends the matching connections. Resolves within 2000 ms even if a wallet does not answer.
     *
     * A wallet that serves several namespaces through one session is disconnected on all of them.
     * @throws `CleatError`: `CONFIG_NO_KIT`
     */
    disconnect(parameters?: Parameters): Promise<void>
  }
}

/**
 * Ends connections.
 * @example
 * ```tsx
 * import { useDisconnect } from '@cleat/react'
 *
 * export function SignOut() {
 *   const { disconnect } = useDisconnect()
 *   return <button onClick={() => disconnect({ namespace: 'eip155' })}>Disconnect</button>
 * }
 * ```
 */
export function useDisconnect(): useDisconnect.ReturnType {
  const kit = useOptionalKit()
  return useMemo(
    () => ({
      async disconnect({ id, namespace } = {}) {
        if (!kit) throw new CleatError('CONFIG_NO_KIT', { context: { caller: 'useDisconnect' } })
        if (id === undefined) return kit.actions.disconnect({ namespace })
        const isMeant = (of: Namespace) =>
          (namespace ?? of) === of && kit.controllers.account.get(of).connectorId === id
        const meant = [...kit.adapters.keys()].filter(isMeant)
        await Promise.all(meant.map((of) => kit.actions.disconnect({ namespace: of })))
      },
    }),
    [kit],
  )
}
