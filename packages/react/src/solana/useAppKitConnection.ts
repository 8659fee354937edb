import { useControllerState } from '@cleat/ui/kit'
import { type Commitment, Connection, type ConnectionConfig } from '@solana/web3.js'
import { useMemo } from 'react'
import { useOptionalKit } from '../kit/useCurrentKit.ts'
import { useHydrated } from '../kit/useHydrated.ts'

export declare namespace useAppKitConnection {
  type Parameters = {
    /**
     * Second argument of `Connection`. Keep an object outside of the component: each new object
     * creates a new connection.
     * @default 'confirmed'
     */
    connectionSettings?: Commitment | ConnectionConfig | undefined
  }
  type ReturnType = {
    /**
     * Connection to the Solana cluster in use, over the app's own RPC. `undefined` on a server and
     * in an app without Solana networks.
     */
    connection: Connection | undefined
  }
}

/**
 * A `Connection` of `@solana/web3.js` 1 to the cluster in use. Switching clusters returns another
 * one.
 * @example
 * ```tsx
 * import { useAppKitConnection } from '@cleat/react/solana'
 *
 * export function Slot() {
 *   const { connection } = useAppKitConnection()
 *   const show = async () => alert(await connection?.getSlot())
 *   return <button onClick={show}>Latest slot</button>
 * }
 * ```
 */
export function useAppKitConnection(
  parameters: useAppKitConnection.Parameters = {},
): useAppKitConnection.ReturnType {
  const { connectionSettings = 'confirmed' } = parameters
  const kit = useOptionalKit()
  const isHydrated = useHydrated()
  const rpcUrls = useControllerState(
    kit?.controllers.network.state,
    ({ byNamespace }) => byNamespace.solana?.caipNetwork.rpcUrls.default,
  )
  const url = isHydrated ? rpcUrls?.http[0] : undefined
  const wsEndpoint = rpcUrls?.webSocket?.[0]

  return useMemo(() => {
    if (url === undefined) return { connection: undefined }
    const given =
      typeof connectionSettings === 'string'
        ? { commitment: connectionSettings }
        : connectionSettings
    const settings = wsEndpoint === undefined ? given : { wsEndpoint, ...given }
    return { connection: new Connection(url, settings) }
  }, [url, wsEndpoint, connectionSettings])
}
