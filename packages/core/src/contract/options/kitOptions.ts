import type UniversalProvider from '@walletconnect/universal-provider'
import type { Network } from '../../base/caip/network.ts'
import type { StorageArea } from '../../base/storage/storageArea.ts'
import type { ProposalOverride } from '../../runtime/walletConnect/buildProposal.ts'
import type { CleatEvent } from '../../state/events.ts'
import type { RuntimeOptions } from '../../state/options.ts'
import type { ThemeMode, ThemeVariables } from '../../state/theme.ts'
import type { Metadata } from '../adapter/adapterContext.ts'
import type { ChainAdapter } from '../adapter/chainAdapter.ts'

/** What an app passes to create a kit. */
export type KitOptions = RuntimeOptions & {
  /** At least one. The first is the initial one unless `defaultNetwork` or an earlier visit says otherwise. */
  networks: readonly [Network, ...Network[]]
  /** One per namespace. */
  adapters: readonly ChainAdapter[]
  /** Tells kits of one page apart, also in storage. @default 'default' */
  id?: string | undefined
  /** Who the app is, as wallets show it. Taken from the page where absent. */
  metadata?: Partial<Metadata> | undefined
  defaultNetwork?: Network | undefined
  /** RPC URLs by CAIP-2 id, tried before the network's own. */
  customRpcUrls?:
    | { readonly [caipNetworkId: string]: readonly { readonly url: string }[] }
    | undefined
  /** @default 'dark' */
  themeMode?: ThemeMode | undefined
  themeVariables?: ThemeVariables | undefined
  /** The same as `unsupportedChain: 'ignore'`, under the name that apps know. @default false */
  allowUnsupportedChain?: boolean | undefined
  /** Whether wallets that announce themselves are listed (EIP-6963). @default true */
  enableEIP6963?: boolean | undefined
  /** Whether a wallet at `window.ethereum` is listed. @default true */
  enableInjected?: boolean | undefined
  /** A provider of the app's own to pair with. @default one made by the first pairing */
  universalProvider?: UniversalProvider | undefined
  /** What wallets are asked to approve, where that is not what the networks say. */
  universalProviderConfigOverride?: ProposalOverride | undefined
  /** Whether Coinbase Wallet is offered through its own SDK. @default true where wallets can be paired */
  enableCoinbase?: boolean | undefined
  /** Which of its wallets. @default 'all' */
  coinbasePreference?: 'all' | 'smartWalletOnly' | 'eoaOnly' | undefined
  /** Sees everything that happens. Nothing leaves the page by itself. */
  onEvent?: ((event: CleatEvent) => void) | undefined
  /** Where values are kept between visits. @default `localStorage` */
  storage?: StorageArea | undefined
}
