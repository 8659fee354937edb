import type { Metadata } from '../adapter/adapterContext.ts'
import type { ChainAdapter } from '../adapter/chainAdapter.ts'
import type { Network } from '../caip/network.ts'
import type { CleatEvent } from '../controllers/events.ts'
import type { ThemeMode, ThemeVariables } from '../controllers/theme.ts'
import type { StorageArea } from '../storage/storageArea.ts'

/** What an app passes to create a kit. */
export type KitOptions = {
  /** At least one. The first is the initial one unless `defaultNetwork` or an earlier visit says otherwise. */
  networks: readonly [Network, ...Network[]]
  /** One per namespace. */
  adapters: readonly ChainAdapter[]
  /** Tells kits of one page apart, also in storage. @default 'default' */
  id?: string | undefined
  /** Accepted for apps that have one. Nothing in Cleat needs it. */
  projectId?: string | undefined
  /** Who the app is, as wallets show it. Taken from the page where absent. */
  metadata?: Partial<Metadata> | undefined
  defaultNetwork?: Network | undefined
  /** RPC URLs by CAIP-2 id, tried before the network's own. */
  customRpcUrls?:
    | { readonly [caipNetworkId: string]: readonly { readonly url: string }[] }
    | undefined
  /** Icons of networks by chain id. */
  chainImages?: { readonly [chainId: string | number]: string } | undefined
  /** @default 'dark' */
  themeMode?: ThemeMode | undefined
  themeVariables?: ThemeVariables | undefined
  /** Whether the session of an earlier visit is restored. @default true */
  enableReconnect?: boolean | undefined
  /** Whether visitors may change the network. @default true */
  enableNetworkSwitch?: boolean | undefined
  /** Whether a chain that the app does not list is treated as any other. @default false */
  allowUnsupportedChain?: boolean | undefined
  /** Whether wallets that announce themselves are listed (EIP-6963). @default true */
  enableEIP6963?: boolean | undefined
  /** Whether a wallet at `window.ethereum` is listed. @default true */
  enableInjected?: boolean | undefined
  termsConditionsUrl?: string | undefined
  privacyPolicyUrl?: string | undefined
  /** Shows notes to the developer in the modal. @default false */
  debug?: boolean | undefined
  /** Sees everything that happens. Nothing leaves the page by itself. */
  onEvent?: ((event: CleatEvent) => void) | undefined
  /** Where values are kept between visits. @default `localStorage` */
  storage?: StorageArea | undefined
}
