import { SafeAppProvider } from '@safe-global/safe-apps-provider'
import SafeAppsSdk from '@safe-global/safe-apps-sdk'

/** Safe's SDK. Published as one file with all it needs inside; see `tsdown.libraries.config.ts`. */
export const library: {
  readonly SafeAppProvider: typeof SafeAppProvider
  readonly SafeAppsSdk: typeof SafeAppsSdk
} = { SafeAppProvider, SafeAppsSdk }
