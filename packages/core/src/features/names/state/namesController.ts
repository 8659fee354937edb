import type { Namespace } from '../../../base/caip/namespace.ts'
import type { CaipNetwork } from '../../../base/caip/network.ts'
import type { Identity, ResolvedName } from '../../../contract/transfers/transferAdapter.ts'
import type { NameRecords, NameTransfer } from './nameChange.ts'
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
  /**
   * Writes texts and addresses of a name of the account in use, with a signature. An address of
   * another connected account is signed for by its wallet, too. Resolves with the whole name.
   * Rejects as `registerName` does, with `NAME_RECORDS_INVALID` for what cannot be written and with
   * `NAME_NOT_OWNED` for a name that is not the account’s.
   */
  setNameRecords(parameters: { name: string } & NameRecords): Promise<string>
  /**
   * Offers a name to another account, with a signature. Nothing changes until that account accepts,
   * for which it has seven days. Rejects as `setNameRecords` does, or with `CAIP_ADDRESS_INVALID`.
   * @param to - CAIP-10, on EVM chains with its checksum. The own account withdraws the offer.
   */
  transferName(parameters: { name: string; to: string }): Promise<string>
  /**
   * Accepts a name that was offered to the account in use, with a signature. It leads to the
   * account a day later. Rejects as `setNameRecords` does, or with `NAME_LIMIT_REACHED`.
   */
  acceptName(parameters: { name: string }): Promise<string>
  /**
   * Gives up a name, with a signature. It leads nowhere for 90 days, and is then free. Rejects as
   * `setNameRecords` does.
   */
  releaseName(parameters: { name: string }): Promise<string>
  /**
   * The names that an address offered, was offered, or has accepted and waits for, oldest first.
   * Rejects with `SERVICE_…`.
   */
  listTransfers(parameters?: {
    /** @default the account in use */
    address?: string | undefined
  }): Promise<readonly NameTransfer[]>
  /** Ends waiting for the wallet, and forgets how the last registration ended. */
  cancel(): void
  /** Ends waiting for the wallet, and forgets how the last change ended. */
  cancelChange(): void
  /**
   * The names that an address has in the zone on the active network, oldest first. Rejects with
   * `SERVICE_…`.
   */
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
