import { attachModal } from './interface/attachModal.ts'
import { loadInterface } from './interface/loadInterface.ts'
import type { AppKit } from './kit/appKit.ts'
import type { AppKitOptions } from './kit/appKitOptions.ts'
import { createInstance } from './kit/createInstance.ts'

export declare namespace createAppKit {
  type Parameters = AppKitOptions
}

/**
 * Creates the kit of an app and starts it. Call it once, outside of components.
 *
 * A second call with the same options returns the same kit. A call with other options and the same
 * `id` destroys the old kit and replaces it. Give a second kit on one page another `id`.
 * @throws `CleatError`: `CONFIG_NO_NETWORKS`, `CONFIG_NETWORK_INVALID`, `CONFIG_NETWORK_DUPLICATE`,
 * `CONFIG_RPC_URL_INVALID`, `CONFIG_ADAPTER_INVALID`, `CONFIG_ADAPTER_DUPLICATE`,
 * `CONFIG_ADAPTER_WITHOUT_NETWORK`
 * @example
 * ```tsx
 * import { WagmiAdapter } from '@cleat/adapter-wagmi'
 * import { AppKitButton, createAppKit } from '@cleat/react'
 * import { base, mainnet } from '@cleat/react/networks'
 *
 * const networks = [mainnet, base] as const
 * createAppKit({ adapters: [new WagmiAdapter({ networks })], networks })
 *
 * export const App = () => <AppKitButton />
 * ```
 */
export function createAppKit(options: createAppKit.Parameters): AppKit {
  return createInstance(options, (kit) => attachModal(kit, { load: loadInterface }))
}
