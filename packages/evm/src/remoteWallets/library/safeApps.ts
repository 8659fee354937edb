import { SafeAppProvider } from '@safe-global/safe-apps-provider'
import SafeAppsSdk from '@safe-global/safe-apps-sdk'

/** Safe's SDK, published as one file with its dependencies; see `tsdown.libraries.config.ts`. */
export const library: {
  readonly SafeAppProvider: typeof SafeAppProvider
  readonly SafeAppsSdk: typeof SafeAppsSdk
} = { SafeAppProvider, SafeAppsSdk }
