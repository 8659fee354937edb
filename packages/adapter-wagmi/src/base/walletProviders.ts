import type { GuardedProvider } from '@cleat/evm'

/**
 * The wallets' own providers, guarded, by the providers that apps get of them. Being in here cannot
 * be claimed by a provider, where a property could.
 */
export const walletProviders: WeakMap<object, GuardedProvider> = new WeakMap()
