import type { CleatError, ConnectedAccount, Namespace } from '@cleat/core'
import type { AppKitWallet } from './appKitWallet.ts'

/** Wallets for an app that draws its own list. */
export type WalletsState = {
  /** First rows in the modal's order: installed, featured, custom and recommended wallets. */
  readonly wallets: readonly AppKitWallet[]
  /** Results of `fetchWallets`: a search, or all wallets page by page. */
  readonly wcWallets: readonly AppKitWallet[]
  /** Whether `fetchWallets` is running. */
  readonly isFetchingWallets: boolean
  /** Whether `wallets` is complete. Before, it holds installed wallets only. */
  readonly isInitialized: boolean
  /**
   * The pairing URI, for a code that wallets scan: after `getWcUri`, or `connect` of a wallet that
   * is not installed. It is renewed before it expires.
   */
  readonly wcUri: string | undefined
  /** Whether a pairing URI is being created. */
  readonly isFetchingWcUri: boolean
  /** Whether the last pairing failed. */
  readonly wcError: boolean
  /** WalletConnect's id of this browser, once a pairing URI was created. */
  readonly wcClientId: string | undefined
  /** The wallet that `connect` waits for. */
  readonly connectingWallet: AppKitWallet | undefined
  /** The last page that was fetched, 0 before the first. */
  readonly page: number
  /** Number of wallets that match, on all pages. */
  readonly count: number
  /** Why a list is incomplete: `UI_LOAD_FAILED` or a `SERVICE_…` code. */
  readonly error: CleatError | undefined
}

/** Filters of `fetchWallets`. */
export type FetchWalletsParameters = {
  /**
   * Page number from 1. The first page replaces earlier results; later pages are appended.
   * @default 1
   */
  page?: number | undefined
  /** Wallets per page. @default 40, or 100 for a search */
  entries?: number | undefined
  /** Part of a wallet's name. */
  search?: string | undefined
  /** @deprecated use `search` */
  query?: string | undefined
  /** Only wallets with this badge. */
  badge?: 'certified' | 'none' | undefined
  /** Explorer ids of the only wallets to list. @default the option `includeWalletIds` */
  include?: readonly string[] | undefined
  /** Explorer ids of wallets to leave out, in addition to the option `excludeWalletIds`. */
  exclude?: readonly string[] | undefined
  /** No effect: no list of Cleat says which wallets support WalletConnect Pay. */
  includePayOnly?: boolean | undefined
  /** No effect, for the same reason. */
  sort?: 'default' | 'wcpay' | undefined
}

/** How a pairing URI is made. */
export type PairingParameters = {
  /** URL of WalletConnect Pay, added to the URI as `&pay=…`. @default none */
  wcPayUrl?: string | undefined
}

/** The wallets of one kit, shared by all components that show them. */
export type WalletStore = {
  /** The current state; the same object until something changes. */
  getState(): WalletsState
  /**
   * Calls back on every change. The first listener loads the registry. Returns the function that
   * unsubscribes.
   */
  subscribe(listener: () => void): () => void
  /**
   * Fetches wallets into `wcWallets`. A newer call aborts this one, which then resolves without
   * effect.
   * @throws `CleatError`: `UI_LOAD_FAILED`. A failure of the explorer is in `error` instead.
   */
  fetchWallets(parameters?: FetchWalletsParameters): Promise<void>
  /**
   * Asks a wallet to connect: by its connector in this page, else on a phone by its link, else by a
   * pairing whose code is in `wcUri`. A phone opens the link only if it comes with the tap: call
   * `getWcUri` before.
   * @param namespace - the CAIP-2 namespace to connect; the wallet's first connector by default
   * @throws `CleatError`: `WALLET_NOT_INSTALLED`, `CONNECTION_REPLACED` after another `connect`,
   * `CONNECTION_USER_CLOSED` after `resetConnectingWallet`, `CONNECTION_USER_REJECTED`,
   * `CONNECTION_PENDING`, `CONNECTION_TIMEOUT` (300,000 ms), `CONNECTION_NO_ACCOUNTS`,
   * `CONNECTION_FAILED`, `CONNECTION_KIT_DESTROYED`, `WALLET_BAD_ANSWER`, `WALLET_ERROR`
   */
  connect(
    wallet: AppKitWallet,
    namespace?: Namespace,
    parameters?: PairingParameters,
  ): Promise<ConnectedAccount>
  /**
   * Proposes a pairing that any wallet may approve, and resolves with its URI, which is also in
   * `wcUri`. A pending one is taken again.
   * @throws `CleatError`: `CONNECTOR_NOT_FOUND` if the app has no relay,
   * `CONNECTION_RELAY_UNREACHABLE`, `CONNECTION_RELAY_REFUSED`, `CONNECTION_USER_CLOSED` after
   * `resetWcUri`, `UI_LOAD_FAILED`
   */
  getWcUri(parameters?: PairingParameters): Promise<string>
  /** Withdraws the pairing of `getWcUri`. */
  resetWcUri(): void
  /** Aborts the connection attempt that `connect` started. */
  resetConnectingWallet(): void
}
