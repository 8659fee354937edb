import type { JSX } from 'react'
import { provideKit } from '../kit/provideKit.tsx'
import type { AppKitOptions } from './appKitOptions.ts'
import { createAppKit } from './createAppKit.ts'

export declare namespace AppKitProvider {
  type Props = provideKit.Props<AppKitOptions>
}

/**
 * Provides a kit to a subtree: the one passed as `kit`, or one created from the options of
 * `createAppKit`. Hooks outside of any provider use the first kit of the page.
 * @throws `CleatError`: the `CONFIG_…` codes of `createAppKit`, for invalid options
 * @example
 * ```tsx
 * import { WagmiAdapter } from '@cleat/adapter-wagmi'
 * import { AppKitProvider } from '@cleat/react/appkit'
 * import { mainnet } from '@cleat/react/networks'
 *
 * const adapters = [new WagmiAdapter({ networks: [mainnet] })]
 *
 * export const App = () => (
 *   <AppKitProvider adapters={adapters} networks={[mainnet]}>
 *     <p>Hooks work here.</p>
 *   </AppKitProvider>
 * )
 * ```
 */
export function AppKitProvider(props: AppKitProvider.Props): JSX.Element {
  return provideKit<AppKitOptions>({ props, createAppKit })
}
