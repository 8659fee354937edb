import type { ConnectorType, Namespace } from '@cleat/core'
import { useAppKitProvider as useLeanProvider } from '../../hooks/useAppKitProvider.ts'

export declare namespace useAppKitProvider {
  type ReturnType<provider> = {
    /**
     * The provider of the connected wallet. `undefined` while none is connected: AppKit types it as
     * if it were always there, and so does this entry.
     */
    walletProvider: provider
    /** How the wallet is connected, `undefined` while none is connected. */
    walletProviderType: ConnectorType | undefined
  }
}

/**
 * The provider of the connected wallet, with AppKit's type. `useAppKitProvider` of `@cleat/react`
 * says that it may be `undefined`.
 * @typeParam provider - the type of the provider, such as `Provider`
 * @param namespace - a CAIP-2 namespace, such as `eip155`
 * @example
 * ```tsx
 * import { type Provider, useAppKitAccount, useAppKitProvider } from '@cleat/react/appkit'
 *
 * export function ChainId() {
 *   const { isConnected } = useAppKitAccount()
 *   const { walletProvider } = useAppKitProvider<Provider>('eip155')
 *   const show = async () => alert(await walletProvider.request({ method: 'eth_chainId' }))
 *   return <button disabled={!isConnected} onClick={show}>Chain</button>
 * }
 * ```
 * @see EIP-1193
 */
export function useAppKitProvider<provider>(
  namespace: Namespace,
): useAppKitProvider.ReturnType<provider> {
  return useLeanProvider<provider>(namespace) as useAppKitProvider.ReturnType<provider>
}
