import { UniversalProvider } from '@walletconnect/universal-provider'

/**
 * WalletConnect's library, published as one file with its dependencies; see
 * `tsdown.libraries.config.ts`.
 */
export const library: { readonly UniversalProvider: typeof UniversalProvider } = {
  UniversalProvider,
}
