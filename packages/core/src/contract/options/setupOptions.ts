import type { KitOptions } from './kitOptions.ts'
import type { RuntimeOptions } from './runtimeOptions.ts'

/** Options under the names that AppKit apps have, which change nothing here. */
type Accepted = 'disableAppend' | 'enableAuthLogger' | 'enableBaseAccount' | 'basic' | 'showWallets'

/**
 * The options that are read once, where the kit is set up. They are never state: most are objects
 * of the app's, which must not be proxied. Does not compile while one is missing.
 */
export const setupOptions: {
  readonly [name in Exclude<keyof KitOptions, keyof RuntimeOptions> | Accepted]: true
} = {
  networks: true,
  adapters: true,
  id: true,
  metadata: true,
  defaultNetwork: true,
  customRpcUrls: true,
  themeMode: true,
  themeVariables: true,
  allowUnsupportedChain: true,
  enableInjected: true,
  universalProvider: true,
  universalProviderConfigOverride: true,
  enableCoinbase: true,
  coinbasePreference: true,
  authWallet: true,
  onEvent: true,
  storage: true,
  queryClient: true,
  swap: true,
  onramp: true,
  names: true,
  disableAppend: true,
  enableAuthLogger: true,
  enableBaseAccount: true,
  policy: true,
  policyMode: true,
  contracts: true,
  review: true,
  onReview: true,
  siwx: true,
  signInDomains: true,
  strictSignIn: true,
  siweConfig: true,
  defaultAccountTypes: true,
  basic: true,
  showWallets: true,
}
