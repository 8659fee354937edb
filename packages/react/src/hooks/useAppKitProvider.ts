import type { ConnectorType, Namespace } from '@cleat/core'
import { useControllerState } from '@cleat/ui/kit'
import { useMemo } from 'react'
import { useOptionalKit } from '../internal/useCurrentKit.ts'
import { useHydrated } from '../internal/useHydrated.ts'

export declare namespace useAppKitProvider {
  type ReturnType<provider> = {
    /** The connected wallet's provider, `undefined` while none is connected. EIP-1193 for eip155. */
    walletProvider: provider | undefined
    walletProviderType: ConnectorType | undefined
  }
}

/** The provider of the connected wallet, for viem, ethers or calls of your own. Its requests are checked on the way. */
export function useAppKitProvider<provider>(
  namespace: Namespace,
): useAppKitProvider.ReturnType<provider> {
  const kit = useOptionalKit()
  const isHydrated = useHydrated()
  const connectorId = useControllerState(kit?.controllers.account.state, (accounts) => {
    const account = accounts[namespace]
    return account?.status === 'connected' ? account.connectorId : undefined
  })

  return useMemo(() => {
    if (!kit || !isHydrated || connectorId === undefined)
      return { walletProvider: undefined, walletProviderType: undefined }
    return {
      walletProvider: kit.getProvider<provider>(namespace),
      walletProviderType: kit.controllers.connectors.find({ connectorId, namespace })?.type,
    }
  }, [kit, isHydrated, namespace, connectorId])
}
