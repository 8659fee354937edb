import type { CleatError, ConnectedAccount, Namespace } from '@cleat/core'
import type { AppKitWallet } from './appKitWallet.ts'

/** What an app with a list of its own sees. */
export type WalletsState = {
  /** The wallets to choose from first, in the order of the modal: installed, featured, custom and recommended ones. */
  readonly wallets: readonly AppKitWallet[]
  /** What `fetchWallets` brought: a search, or all wallets page by page. */
  readonly wcWallets: readonly AppKitWallet[]
  readonly isFetchingWallets: boolean
  /** Whether `wallets` is all that it will be. Before, it has the installed ones. */
  readonly isInitialized: boolean
  /** The wallet that `connect` was called with, until it is through. */
  readonly connectingWallet: AppKitWallet | undefined
  /** The last page that was fetched. */
  readonly page: number
  /** How many wallets match, on all pages. */
  readonly count: number
  /** Why a list is not all that it should be. */
  readonly error: CleatError | undefined
}

export type FetchWalletsParameters = {
  /** The first page replaces what was fetched before, later ones add to it. @default 1 */
  page?: number | undefined
  /** @default 40, or 100 for a search */
  entries?: number | undefined
  search?: string | undefined
  /** @deprecated the former name of `search` */
  query?: string | undefined
  badge?: 'certified' | 'none' | undefined
  include?: readonly string[] | undefined
  exclude?: readonly string[] | undefined
}

/** The wallets of one kit, shared by all who show them. */
export type WalletStore = {
  getState(): WalletsState
  /** Brings what is missing, and calls back on every change. Returns what stops it. */
  subscribe(listener: () => void): () => void
  /** Given up, without an error, when another call follows. */
  fetchWallets(parameters?: FetchWalletsParameters): Promise<void>
  /** Asks a wallet to connect; rejects with a `CleatError`. */
  connect(wallet: AppKitWallet, namespace?: Namespace): Promise<ConnectedAccount>
  /** Gives up the connecting that `connect` started. */
  resetConnectingWallet(): void
}
