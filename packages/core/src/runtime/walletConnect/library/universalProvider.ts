import { UniversalProvider } from '@walletconnect/universal-provider'

/** The protocol's library. Published as one file with all it needs inside; see `tsdown.libraries.config.ts`. */
export const library: { readonly UniversalProvider: typeof UniversalProvider } = {
  UniversalProvider,
}
