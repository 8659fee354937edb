import type { Namespace } from '../../../base/caip/namespace.ts'
import type { CaipNetwork } from '../../../base/caip/network.ts'
import type { Identity, ResolvedName } from '../../../contract/transfers/transferAdapter.ts'
import type { NameCheck, NameSuggestion, NamesState } from './namesState.ts'

/** Names of accounts. It lives as long as the kit. */
export type NamesController = {
  readonly state: Readonly<NamesState>
  /** The zone in which names are registered, as the app names it. `undefined`: none. */
  readonly zone: string | undefined
  /** The visitor looks for a name. Loads the zone. */
  start(): Promise<void>
  /** Asks the service for its zone. Never rejects: what is wrong is in `state.zoneError`. */
  loadZone(): Promise<void>
  /** Takes a text that was typed, and checks it once typing rests. */
  setText(text: string): void
  /**
   * Whether a name is free, now. Rejects with `SERVICE_…` or `NAME_UNSUPPORTED`.
   * @param name - with or without the zone
   */
  checkName(parameters: { name: string }): Promise<NameCheck>
  /** Names to choose from, at most five. Rejects as `checkName` does. */
  suggestNames(parameters: { name: string }): Promise<readonly NameSuggestion[]>
  /**
   * Asks the wallet and registers. Resolves with the whole name. A second call joins the first, and
   * a signature that the service did not get is sent again without the wallet. Rejects with
   * `NAME_…`, `SIWX_…`, `REQUEST_…`, `SERVICE_…` or `CONNECTION_NOT_CONNECTED`.
   */
  registerName(parameters: { name: string }): Promise<string>
  /** Ends waiting for the wallet, and forgets how the last registration ended. */
  cancel(): void
  /** The names that an address has in the zone, oldest first. Rejects with `SERVICE_…`. */
  listNames(parameters?: {
    /** @default the account in use */
    address?: string | undefined
  }): Promise<readonly string[]>
  /**
   * Whether a name resolves on a chain to the account in use, as every wallet that knows ENS would
   * find it. Never rejects.
   */
  isOnEns(parameters: { name: string }): Promise<boolean>
  /**
   * The address that a name leads to on a network: in the zone by the service, else by ENS. Rejects
   * with `SERVICE_…` or `NETWORK_RPC_FAILED`.
   */
  resolveName(parameters: {
    name: string
    /** @default the active network */
    network?: CaipNetwork | undefined
  }): Promise<ResolvedName | undefined>
  /** The name and picture of an address. Rejects with `SERVICE_…` or `NETWORK_RPC_FAILED`. */
  findIdentity(parameters: {
    address: string
    /** @default the active namespace */
    namespace?: Namespace | undefined
    /** @default the namespace's active network */
    network?: CaipNetwork | undefined
  }): Promise<Identity>
  destroy(): void
}
