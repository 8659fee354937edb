import { useControllerState } from '@cleat/ui/kit'
import { type Commitment, Connection, type ConnectionConfig } from '@solana/web3.js'
import { useMemo } from 'react'
import { useOptionalKit } from '../internal/useCurrentKit.ts'
import { useHydrated } from '../internal/useHydrated.ts'

export declare namespace useAppKitConnection {
  type Parameters = {
    /** What `Connection` takes. An object is kept outside of the component, or a new one makes a new connection. @default 'confirmed' */
    connectionSettings?: Commitment | ConnectionConfig | undefined
  }
  type ReturnType = {
    /** To the Solana cluster in use, over the app's own RPC. `undefined` where the app has none, and on the server. */
    connection: Connection | undefined
  }
}

/** A connection of `@solana/web3.js` 1 to the cluster in use. After a switch it is another one. */
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
