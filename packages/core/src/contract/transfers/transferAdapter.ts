import type { CaipNetwork } from '../../base/caip/network.ts'
import type { DecodedPayment } from './decodedPayment.ts'
import type { Payment } from './payment.ts'
import type { PaymentOutcome } from './paymentOutcome.ts'
import type { PreparedPayment } from './preparedPayment.ts'
import type { SentTransaction } from './sentTransaction.ts'
import type { TrackingData } from './trackingData.ts'

/** The balance of a token. Name and symbol are the token's own, unverified. */
export type HeldToken = {
  /** The token's contract or mint. */
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Base units of the token. */
  readonly value: bigint
}

/** A resolved name. */
export type ResolvedName = {
  /** The registered form of the name. It may differ from the typed one. */
  readonly name: string
  readonly address: string
  readonly avatar?: string | undefined
}

/** The name and picture that the owner of an address chose. Both are unverified text. */
export type Identity = {
  /** A name that leads back to the address. */
  readonly name?: string | undefined
  /** https URL or data URI of a picture, for an image element only. */
  readonly avatar?: string | undefined
}

/**
 * The transfers of a chain family. It reads over the app's RPC and asks the wallet in `send` only.
 * Every rejection is a `CleatError`. Loaded on first use.
 */
export type TransferAdapter = {
  /**
   * Parses typed text as an address of the network and adds the checksum if the chain has one.
   * Returns `undefined` for other text. Never throws.
   */
  parseReceiver(parameters: { text: string; network: CaipNetwork }): string | undefined
  /**
   * Resolves a name on the network, or returns `undefined` if it has no address. Absent if the
   * chain has no names.
   * @throws `NETWORK_RPC_FAILED`
   */
  resolveName?(parameters: {
    name: string
    network: CaipNetwork
    /** RPC URL of Ethereum, for apps without it among their networks. */
    ensRpcUrl?: string | undefined
    signal: AbortSignal
  }): Promise<ResolvedName | undefined>
  /**
   * Reads the name and picture of an address. Empty if it has none, or if its name leads to another
   * address. Absent if the chain has no names.
   * @throws `NETWORK_RPC_FAILED`
   */
  readIdentity?(parameters: {
    address: string
    /** The network on which the address is used. @default the one that has the names */
    network?: CaipNetwork | undefined
    /** RPC URL of Ethereum, for apps without it among their networks. */
    ensRpcUrl?: string | undefined
    signal: AbortSignal
  }): Promise<Identity>
  /**
   * Reads the balances of the given tokens. Unreadable ones are left out. Absent if the chain has
   * no tokens.
   */
  readTokens?(parameters: {
    address: string
    network: CaipNetwork
    tokens: readonly string[]
  }): Promise<readonly HeldToken[]>
  /**
   * Returns the maximum amount in base units that leaves enough for the fee. Never negative.
   * @throws `NETWORK_RPC_FAILED`
   */
  getMaxSendable(payment: Omit<Payment, 'amount'>): Promise<bigint>
  /**
   * Prepares a payment: reads the chain, simulates the payment if the chain supports it, and builds
   * the request for the wallet.
   * @throws `PAYMENT_…`, `TRANSACTION_FAILED` if the chain would refuse it, `NETWORK_RPC_FAILED`
   */
  prepare(payment: Payment): Promise<PreparedPayment>
  /**
   * Decodes a payload that is a single payment and nothing else.
   * @throws `PAYMENT_ALTERED` for any other payload
   */
  decode(parameters: { payload: unknown; network: CaipNetwork }): Promise<DecodedPayment>
  /**
   * Checks again, right before the wallet is asked, that the payment is still possible.
   * @throws `PAYMENT_FUNDS_INSUFFICIENT`, `PAYMENT_FEE_UNCOVERED`, `PAYMENT_EXPIRED`,
   * `NETWORK_RPC_FAILED`
   */
  check(prepared: PreparedPayment): Promise<void>
  /**
   * Asks the wallet. Resolves when the network, or the wallet, reports the transaction as accepted.
   * @throws `REQUEST_…`, `WALLET_…`, `TRANSACTION_FAILED`
   */
  send(prepared: PreparedPayment): Promise<SentTransaction>
  /**
   * Tracks a sent transaction until its result is final, through RPC failures of any length.
   * Rejects with the signal's reason only.
   */
  follow(parameters: {
    hash: string
    payment: Payment
    /** The data from `send` or `onTrackingData`, of this visit or an earlier one. */
    trackingData?: TrackingData | undefined
    /** Called with new data, which replaces all earlier data. */
    onTrackingData?: ((trackingData: TrackingData) => void) | undefined
    signal: AbortSignal
  }): Promise<PaymentOutcome>
}
