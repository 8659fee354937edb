import type { Namespace } from '@cleat/core'
import { useMemo } from 'react'
import { useCurrentKit } from '../internal/useCurrentKit.ts'

export declare namespace useDisconnect {
  type ReturnType = {
    /** Ends the connection of a namespace, or all. Resolves within two seconds, whatever the wallet does. */
    disconnect(parameters?: { namespace?: Namespace | undefined }): Promise<void>
  }
}

/** Ends connections. */
export function useDisconnect(): useDisconnect.ReturnType {
  const { actions } = useCurrentKit('useDisconnect')
  return useMemo(() => ({ disconnect: (parameters) => actions.disconnect(parameters) }), [actions])
}
