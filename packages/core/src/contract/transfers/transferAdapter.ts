import type { CaipNetwork } from '../../base/caip/network.ts'
import type { DecodedPayment } from './decodedPayment.ts'
import type { Payment } from './payment.ts'
import type { PaymentOutcome } from './paymentOutcome.ts'
import type { PreparedPayment } from './preparedPayment.ts'
import type { SentTransaction } from './sentTransaction.ts'
import type { TrackingData } from './trackingData.ts'

/** What an address holds of a token. Names and symbols are as the token tells them. */
export type HeldToken = {
  /** Its contract or mint. */
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Atomic units. */
  readonly value: bigint
}

/** Whom a name stands for. */
export type ResolvedName = {
  /** The name as it is registered, which may differ from what was typed. */
  readonly name: string
  readonly address: string
  readonly avatar?: string | undefined
}

/**
 * What a chain can do with money. It reads over the app's own RPC, never asks the wallet but in `send`, and rejects with a
 * `CleatError` and nothing else. Loaded by the first use of any of it.
 */
export type TransferAdapter = {
  /** What was typed as an address of the network, with its checksum where it has one; `undefined` for anything else. Never throws. */
  parseReceiver(parameters: { text: string; network: CaipNetwork }): string | undefined
  /**
   * Whom a name stands for on the network; `undefined` where it stands for nobody. Absent where the chain has no names.
   * @throws `NETWORK_RPC_FAILED`
   */
  resolveName?(parameters: {
    name: string
    network: CaipNetwork
    signal: AbortSignal
  }): Promise<ResolvedName | undefined>
  /** What an address holds of the given tokens. One that cannot be read is left out. Absent where the chain has no tokens. */
  readTokens?(parameters: {
    address: string
    network: CaipNetwork
    tokens: readonly string[]
  }): Promise<readonly HeldToken[]>
  /**
   * The most that can be paid, in atomic units, so that what the chain takes is left: never less than zero.
   * @throws `NETWORK_RPC_FAILED`
   */
  getMaxSendable(payment: Omit<Payment, 'amount'>): Promise<bigint>
  /**
   * Makes a payment ready: reads the chain, tries it out where the chain can be asked to, and writes what the wallet will be asked.
   * @throws `PAYMENT_…`, `TRANSACTION_FAILED` where the chain would refuse it, `NETWORK_RPC_FAILED`
   */
  prepare(payment: Payment): Promise<PreparedPayment>
  /**
   * What a payload does, when it is a payment and nothing else.
   * @throws `PAYMENT_ALTERED` for everything else
   */
  decode(parameters: { payload: unknown; network: CaipNetwork }): Promise<DecodedPayment>
  /**
   * Looks again, right before the wallet is asked, whether it can still be paid.
   * @throws `PAYMENT_FUNDS_INSUFFICIENT`, `PAYMENT_FEE_UNCOVERED`, `PAYMENT_EXPIRED`, `NETWORK_RPC_FAILED`
   */
  check(prepared: PreparedPayment): Promise<void>
  /**
   * Asks the wallet. Resolves as soon as the network has the transaction, or the wallet says so.
   * @throws `REQUEST_…`, `WALLET_…`, `TRANSACTION_FAILED`
   */
  send(prepared: PreparedPayment): Promise<SentTransaction>
  /**
   * Follows what was sent until the chain has decided, however long that takes and whatever the RPCs do in the meantime.
   * Rejects with the reason of the signal only.
   */
  follow(parameters: {
    hash: string
    payment: Payment
    /** What `send` or `onTrace` gave, in this visit or in an earlier one. */
    trace?: TrackingData | undefined
    /** Takes what became known on the way, in the place of all that was known before. */
    onTrace?: ((trace: TrackingData) => void) | undefined
    signal: AbortSignal
  }): Promise<PaymentOutcome>
}
