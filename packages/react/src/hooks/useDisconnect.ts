import { CleatError, type Namespace } from '@cleat/core'
import { useMemo } from 'react'
import { useOptionalKit } from '../internal/useCurrentKit.ts'

export declare namespace useDisconnect {
  type Parameters = {
    /** Only where the wallet with this connector id is connected. */
    id?: string | undefined
    /** Only on this namespace. */
    namespace?: Namespace | undefined
  }
  type ReturnType = {
    /** Ends connections: those that are named, else all. Resolves within two seconds, whatever the wallet does. */
    disconnect(parameters?: Parameters): Promise<void>
  }
}

/** Ends connections. */
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
