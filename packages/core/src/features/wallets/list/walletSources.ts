import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../../base/caip/namespace.ts'
import type { Connector } from '../../../contract/adapter/connector.ts'
import type { RuntimeOptions } from '../../../contract/options/runtimeOptions.ts'
import type { Wallet } from '../../../contract/wallets/wallet.ts'
import type { RecentWallet } from '../../../state/connectors.ts'

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
  | 'enableEIP6963'
  | 'connectorImages'
  | 'orderWallets'
>

/** The sources and filters of the wallet lists. */
export type WalletSources = {
  readonly connectors: readonly Connector[]
  readonly recentWallets: readonly RecentWallet[]
  /** The known wallets. Absent while they load, and if they failed to. */
  readonly registry?: readonly Wallet[] | undefined
  readonly options: WalletListOptions
  /** The app's namespaces. @default any */
  readonly namespaces?: readonly Namespace[] | undefined
  /** Lists only wallets of this namespace. */
  readonly namespace?: Namespace | undefined
  /** The active chain. Wallets without it are listed and marked. */
  readonly activeNetworkId?: CaipNetworkId | undefined
  readonly isPhone: boolean
}
