import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../base/caip/namespace.ts'
import type { Connector } from '../../contract/adapter/connector.ts'
import type { RuntimeOptions } from '../../contract/options/runtimeOptions.ts'
import type { Wallet } from '../../contract/wallets/wallet.ts'
import type { RecentWallet } from '../../state/connectors.ts'

/** The options that decide which wallets are listed, and in which order. */
export type WalletListOptions = Pick<
  RuntimeOptions,
  | 'features'
  | 'featuredWalletIds'
  | 'includeWalletIds'
  | 'excludeWalletIds'
  | 'customWallets'
  | 'allWallets'
  | 'enableWallets'
  | 'connectorImages'
  | 'orderWallets'
>

/** Where listed wallets come from, and what is asked of them. */
export type WalletSources = {
  readonly connectors: readonly Connector[]
  readonly recentWallets: readonly RecentWallet[]
  /** The known wallets. Absent while they are on their way, or when they did not come. */
  readonly registry?: readonly Wallet[] | undefined
  readonly options: WalletListOptions
  /** The namespaces of the app. @default any */
  readonly namespaces?: readonly Namespace[] | undefined
  /** Lists only wallets for this one. */
  readonly namespace?: Namespace | undefined
  /** The chain that wallets should support. Those that do not are listed all the same. */
  readonly activeNetworkId?: CaipNetworkId | undefined
  readonly isPhone: boolean
}
