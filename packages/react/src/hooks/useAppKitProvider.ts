import type { ConnectorType, Namespace } from '@cleat/core'
import { useControllerState } from '@cleat/ui/kit'
import { useMemo } from 'react'
import { useOptionalKit } from '../kit/useCurrentKit.ts'
import { useHydrated } from '../kit/useHydrated.ts'

export declare namespace useAppKitProvider {
  type ReturnType<provider> = {
    /**
     * The provider of the connected wallet, `undefined` while none is connected. EIP-1193 for
     * `eip155`; other adapters document their own.
     */
    walletProvider: provider | undefined
    /** How the wallet is connected, `undefined` while none is connected. */
    walletProviderType: ConnectorType | undefined
  }
}

/**
 * The provider of the connected wallet, for viem, ethers or your own requests.
 *
 * Cleat checks each request before the wallet gets it and each answer before the app gets it.
 * @typeParam provider - the type of the provider, such as viem's `EIP1193Provider`
 * @param namespace - a CAIP-2 namespace, such as `eip155`
 * @example
 * ```tsx
 * import { useAppKitAccount, useAppKitProvider } from '@cleat/react'
 * import { createWalletClient, custom, type EIP1193Provider } from 'viem'
 *
 * export function Sign() {
 *   const { address } = useAppKitAccount({ namespace: 'eip155' })
 *   const { walletProvider } = useAppKitProvider<EIP1193Provider>('eip155')
 *   const sign = async () => {
 *     if (!walletProvider || !address) return
 *     const client = createWalletClient({ transport: custom(walletProvider) })
 *     await client.signMessage({ account: address, message: 'Hello' })
 *   }
 *   return <button onClick={sign}>Sign</button>
 * }
 * ```
 * @see EIP-1193
 */
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
