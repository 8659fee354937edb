import type { Network } from '../../base/caip/network.ts'
import type { StorageArea } from '../../base/storage/storageArea.ts'
import type { SmartAccountOptions } from '../accounts/smartAccountOptions.ts'
import type { Metadata } from '../adapter/adapterContext.ts'
import type { ChainAdapter } from '../adapter/chainAdapter.ts'
import type { AuthWalletLoader } from '../auth/authWallet.ts'
import type { CleatEvent } from '../events/cleatEvent.ts'
import type { DecodedRequest } from '../requests/decodedRequest.ts'
import type { KnownContracts, RequestPolicy } from '../requests/requestPolicy.ts'
import type { SIWXConfig } from '../signIn/siwxConfig.ts'
import type { ThemeOption, ThemeVariables } from '../theme/themeVariables.ts'
import type { NameOptions } from './nameOptions.ts'
import type { OnrampOptions } from './onrampOptions.ts'
import type { ProposalOverride } from './proposalOverride.ts'
import type { QueryClientOption } from './queryClientOption.ts'
import type { RuntimeOptions } from './runtimeOptions.ts'
import type { SwapOptions } from './swapOptions.ts'
import type { UniversalProvider } from './universalProvider.ts'

/** Options of `createAppKit` that only apply when the kit is created, and `RuntimeOptions`. */
export type KitOptions = RuntimeOptions & {
  /**
   * The app's networks, at least one: viem chains, or networks of other namespaces in the same
   * shape. The first is active initially unless `defaultNetwork` or an earlier visit decides
   * otherwise.
   * @see CAIP-2
   */
  networks: readonly Network[]
  /**
   * One adapter per CAIP-2 namespace. Namespaces of `networks` without one are connected by
   * WalletConnect alone.
   * @default none
   */
  adapters?: readonly ChainAdapter[] | undefined
  /** Separates several kits of one page, also in storage. @default 'default' */
  id?: string | undefined
  /**
   * Name, description, URL and icons of the app, as wallets show them.
   * @default the title, meta tags, origin and icons of the page
   */
  metadata?: Partial<Metadata> | undefined
  /** The network that is active on a first visit. @default the first of `networks` */
  defaultNetwork?: Network | undefined
  /** RPC URLs (`https:`, `wss:`) by CAIP-2 id. Cleat tries them before the network's own. */
  customRpcUrls?:
    | {
        readonly [caipNetworkId: string]: readonly {
          /** The RPC URL. */
          readonly url: string
          /** No effect. Accepted from AppKit: give the transports of wagmi to its adapter. */
          readonly config?: object | undefined
        }[]
      }
    | undefined
  /** Color scheme of the buttons and the modal; `system` follows the system. @default 'dark' */
  themeMode?: ThemeOption | undefined
  /** Theme variables by name, such as `--cleat-accent`. @default none */
  themeVariables?: ThemeVariables | undefined
  /** AppKit's name for `unsupportedChain: 'ignore'`. @default false */
  allowUnsupportedChain?: boolean | undefined
  /** Whether to list a wallet at `window.ethereum`. @default true @see EIP-1193 */
  enableInjected?: boolean | undefined
  /**
   * The app's own WalletConnect provider. The kit follows the sessions that the app pairs by it.
   * @default one that the first pairing creates
   */
  universalProvider?: UniversalProvider | undefined
  /**
   * Replaces parts of the WalletConnect session proposal.
   * @default a proposal derived from `networks`
   * @see CAIP-25
   */
  universalProviderConfigOverride?: ProposalOverride | undefined
  /** Whether to offer Coinbase Wallet through its SDK. @default true if the app has a relay */
  enableCoinbase?: boolean | undefined
  /** Which Coinbase wallets to offer. @default 'all' */
  coinbasePreference?: 'all' | 'smartWalletOnly' | 'eoaOnly' | undefined
  /**
   * The wallet behind the connector of type `AUTH`, which `connect({ connectorId: 'AUTH' })`
   * connects. It loads with the interface. With its property `hasLogins`, the modal offers logins.
   * Read once.
   * @default none
   */
  authWallet?: AuthWalletLoader | undefined
  /**
   * Which kind of account a visitor of `authWallet` begins with, by namespace. The visitor's own
   * choice goes before it. Read once.
   * @default as the wallet says: smart accounts where it has them
   */
  defaultAccountTypes?:
    | { readonly [namespace: string]: 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | undefined }
    | undefined
  /** Called for every event, once and in order. @default none */
  onEvent?: ((event: CleatEvent) => void) | undefined
  /**
   * The app's own TanStack Query client. Cleat keeps the answers to its queries there, under keys
   * that start with `['cleat', id]`.
   * @default a client that lives as long as the kit
   */
  queryClient?: QueryClientOption | undefined
  /** At which pages of providers may be bought. Read once. @default the providers' own */
  onramp?: OnrampOptions | undefined
  /**
   * Where the names of accounts come from, and whether visitors can register one. `false`: only
   * addresses are shown. Read once.
   * @default see `NameOptions`
   */
  names?: NameOptions | false | undefined
  /** What may be swapped, and by which contracts. Read once. @default see `SwapOptions` */
  swap?: SwapOptions | undefined
  /**
   * Signs visitors in after connecting: `CleatSIWX` or `DefaultSIWX` of `@cleat/siwx`, or the app's
   * own in AppKit's shape. Read once.
   * @default visitors only connect
   */
  siwx?: SIWXConfig | undefined
  /** A `createSIWEConfig` of `@cleat/siwx/siwe`, instead of `siwx`. @default none */
  siweConfig?: SIWXConfig | undefined
  /**
   * Hosts that texts to sign may name beside the page's own when they look like a sign-in.
   * @default none
   */
  signInDomains?: readonly string[] | undefined
  /**
   * Whether texts of the app that look like a sign-in for another page are refused, and not only
   * warned about.
   * @default false
   */
  strictSignIn?: boolean | undefined
  /**
   * The app's own rules for requests that sign, send or grant. Read once.
   * @default only the built-in ones, see docs/requests.md
   */
  policy?: RequestPolicy | undefined
  /** `report`: rules and policy stop nothing, and events tell what they say. @default 'enforce' */
  policyMode?: 'enforce' | 'report' | undefined
  /** Contracts that the app knows, by CAIP-10 account id. Read once. @default none */
  contracts?: KnownContracts | undefined
  /** What the app decides about accounts that run code. Read once. @default nothing */
  smartAccounts?: SmartAccountOptions | undefined
  /**
   * When the visitor is asked before the wallet: about requests whose verdict is `confirm`
   * (`risky`), about every one that is judged (`always`), or not at all (`never`: what is `refuse`
   * stays refused). Read once.
   * @default 'risky'
   */
  review?: 'risky' | 'always' | 'never' | undefined
  /**
   * Asks the visitor in place of the modal, where `review` says so. Only `true` lets a request
   * pass.
   * @default the modal asks. Without one, requests pass, and an event tells of it
   */
  onReview?: ((request: DecodedRequest) => boolean | Promise<boolean>) | undefined
  /** Where Cleat keeps values between visits. @default `localStorage` */
  storage?: StorageArea | undefined
}
