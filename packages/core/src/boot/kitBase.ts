import type { Namespace } from '../base/caip/namespace.ts'
import type { CleatError } from '../base/errors/cleatError.ts'
import type { Storage } from '../base/storage/createStorage.ts'
import type { ChainAdapter } from '../contract/adapter/chainAdapter.ts'
import type { KitOptions } from '../contract/options/kitOptions.ts'
import type { RemoteWallets } from '../contract/remoteWallets/remoteWallets.ts'
import type { Calls } from '../contract/requests/calls.ts'
import type { WalletRequest } from '../contract/requests/walletRequest.ts'
import type { SIWXConfig } from '../contract/signIn/siwxConfig.ts'
import type { ConnectedAccount } from '../contract/wallets/connectedAccount.ts'
import type { AccountController } from '../state/account.ts'
import type { AlertsController } from '../state/alerts.ts'
import type { ConnectionController } from '../state/connection.ts'
import type { ConnectorsController } from '../state/connectors.ts'
import type { EventsController } from '../state/events.ts'
import type { ModalController } from '../state/modal.ts'
import type { NetworkController } from '../state/network.ts'
import type { OptionsController } from '../state/options.ts'
import type { RouterController } from '../state/router.ts'
import type { SnackbarController } from '../state/snackbar.ts'
import type { ThemeController } from '../state/theme.ts'

/** All controllers, by name. */
export type Controllers = {
  readonly account: AccountController
  readonly network: NetworkController
  readonly connection: ConnectionController
  readonly connectors: ConnectorsController
  readonly modal: ModalController
  readonly router: RouterController
  readonly theme: ThemeController
  readonly snackbar: SnackbarController
  readonly alerts: AlertsController
  readonly options: OptionsController
  readonly events: EventsController
}

/** The context of actions: state, adapters and lifetime of one kit. */
export type KitBase = {
  readonly id: string
  /**
   * What the app passed, copied once, so that a later change has no effect. What views follow is in
   * `controllers.options`.
   */
  readonly options: KitOptions
  readonly controllers: Controllers
  readonly adapters: Map<Namespace, ChainAdapter>
  /** Stop functions of the running adapters. Empty before the kit is started. */
  readonly running: { adapters?: Map<Namespace, () => void> | undefined }
  readonly storage: Storage
  readonly remoteWallets: RemoteWallets
  /** Sends a request to the wallet through every stage of the pipeline. */
  request(request: WalletRequest): Promise<unknown>
  /** Loads batches of calls. Absent before the runtime is there. */
  calls?: (() => Promise<Calls>) | undefined
  /** Aborts with `CONNECTION_KIT_DESTROYED` when the kit is destroyed. */
  readonly lifetime: AbortSignal
  /** Pending connection attempts, by namespace. */
  readonly attempts: Map<Namespace, RunningAttempt>
  /** How a feature connects a wallet in place of the adapter. `undefined`: it does not. */
  connectBy?:
    | ((parameters: {
        connectorId: string
        namespace: Namespace
        signal: AbortSignal
      }) => Promise<unknown> | undefined)
    | undefined
  /**
   * What a feature does first when the visitor disconnects. Resolves within 1.25 s with the
   * milliseconds that it took. Never rejects.
   */
  beforeDisconnect?: ((namespaces: readonly Namespace[]) => Promise<number>) | undefined
  /** Loads what signs in at the service of a URL. `undefined`: nothing does. */
  readonly loadSiwx?: (() => Promise<{ createSiwx(url: string): SIWXConfig }>) | undefined
  /** Pending disconnects, by namespace. They never reject. */
  readonly disconnections: Map<Namespace, Promise<void>>
}

/** A connection attempt. A second click joins it, another wallet replaces it. */
export type RunningAttempt = {
  readonly connectorId: string
  /** The wallet's name, for error messages. */
  readonly wallet: string
  readonly promise: Promise<ConnectedAccount>
  readonly signal: AbortSignal
  abort(reason: CleatError): void
}
