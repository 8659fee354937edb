import type { AppKit } from '../kit/appKit.ts'
import type { AppKitOptions } from '../kit/appKitOptions.ts'
import { createInstance } from '../kit/createInstance.ts'

export declare namespace createAppKit {
  type Parameters = AppKitOptions
}

/**
 * Creates the kit of an app that draws its own interface.
 *
 * Never loads Cleat's interface and defines no elements. `open()` only sets the state; its promise
 * settles as it does with an interface.
 * @throws `CleatError`: `CONFIG_NO_NETWORKS`, `CONFIG_NETWORK_INVALID`, `CONFIG_NETWORK_DUPLICATE`,
 * `CONFIG_RPC_URL_INVALID`, `CONFIG_ADAPTER_INVALID`, `CONFIG_ADAPTER_DUPLICATE`,
 * `CONFIG_ADAPTER_WITHOUT_NETWORK`
 * @example
 * ```tsx
 * import { WagmiAdapter } from '@cleat/adapter-wagmi'
 * import { createAppKit, useAppKitAccount } from '@cleat/react/headless'
 * import { base, mainnet } from '@cleat/react/networks'
 *
 * const networks = [mainnet, base] as const
 * createAppKit({ adapters: [new WagmiAdapter({ networks })], networks })
 *
 * export function App() {
 *   const { address } = useAppKitAccount()
 *   return <p>{address ?? 'Not connected'}</p>
 * }
 * ```
 */
export function createAppKit(options: createAppKit.Parameters): AppKit {
  return createInstance(options, (kit) => {
    // A server connects no wallets.
    if (typeof window === 'undefined') return
    kit.runtime.load().then(
      (runtime) => runtime.attachRemoteWallets(),
      // Wallets of the page work without it, and each verb tries again.
      () => undefined,
    )
  })
}
