import type { CaipNetwork } from '../../base/caip/network.ts'
import type { TrackingData } from '../transfers/trackingData.ts'
import type { DecodedSwapStep } from './decodedSwapStep.ts'
import type { PreparedSwap } from './preparedSwap.ts'
import type { SentSwapStep } from './sentSwapStep.ts'
import type { Swap } from './swap.ts'
import type { SwapOffer } from './swapOffer.ts'
import type { OrderNews } from './swapOrder.ts'
import type { SwapOutcome } from './swapOutcome.ts'

/** What an app allows beyond the contracts that Cleat knows. */
export type SwapPolicy = {
  /**
   * What happens to calls of contracts that are not on the list: refused, or carried out in a batch
   * that fails unless the minimum arrives.
   * @default 'refused'
   */
  readonly unknownRouters?: 'refused' | 'guarded' | undefined
  /**
   * RPC URLs by CAIP-2 id that keep a transaction out of the public queue. What a wallet only signs
   * is sent there. Other wallets send themselves, and can be asked to use the URL.
   */
  readonly protectedRpc?: { readonly [caipNetworkId: string]: string } | undefined
  /** Contracts of the app's own chains, by CAIP-2 id. They are trusted as those that Cleat knows. */
  readonly contracts?: { readonly [caipNetworkId: string]: SwapContracts } | undefined
}

/** Contracts of a chain. */
export type SwapContracts = {
  /** The token of the native coin. */
  readonly wrapped?: string | undefined
  /** Routers with the interface of Uniswap V2. */
  readonly v2Routers?: readonly string[] | undefined
  /**
   * A contract that fails where a balance is too low, by `BALANCE_CHECK_ERC20` of Uniswap's
   * Universal Router. It ends batches with unknown routers.
   */
  readonly guard?: string | undefined
}

/**
 * The exchanges of a chain family. It reads over the app's RPC and asks the wallet in `send` only.
 * Every rejection is a `CleatError`. Loaded on first use.
 */
export type SwapAdapter = {
  /** Whether the exchange is the native coin into its token or back, which needs no service. */
  isWrap(parameters: { swap: Swap; policy: SwapPolicy }): boolean
  /**
   * Returns the maximum of the source in base units that leaves enough for the network's fee. Never
   * negative.
   * @param parameters.prepared - an exchange of the pair whose fee is known. Without one, the fee
   *   is a guess (spec §9)
   * @throws `NETWORK_RPC_FAILED`
   */
  getMaxSource(parameters: {
    swap: Omit<Swap, 'amount'>
    prepared?: PreparedSwap | undefined
  }): Promise<bigint>
  /**
   * Prepares an exchange: reads the offer's call, tries it out, reads allowance and funds, and
   * writes the requests for the wallet.
   * @param parameters.offer - absent where `isWrap`
   * @throws `SWAP_…`, `PAYMENT_…`, `TRANSACTION_FAILED`, `NETWORK_RPC_FAILED`
   */
  prepare(parameters: {
    swap: Swap
    offer?: SwapOffer | undefined
    policy: SwapPolicy
    /** Whether the wallet carries out several calls as a whole. @default it does not */
    canBatch?: (() => Promise<boolean>) | undefined
    signal: AbortSignal
  }): Promise<PreparedSwap>
  /**
   * Decodes a payload that is one step of an exchange and nothing else.
   * @throws `PAYMENT_ALTERED` for any other payload, `SWAP_ROUTER_UNKNOWN`, `SWAP_FLOOR_MISSING`
   */
  decode(parameters: {
    payload: unknown
    network: CaipNetwork
    policy: SwapPolicy
  }): Promise<DecodedSwapStep>
  /**
   * Checks again, right before the wallet is asked, that a step is still possible: funds, fee,
   * allowance, and for the last one that it still brings the minimum.
   * @throws `PAYMENT_…`, `SWAP_PRICE_MOVED`, `TRANSACTION_FAILED`, `NETWORK_RPC_FAILED`
   */
  check(parameters: { prepared: PreparedSwap; step: number; policy: SwapPolicy }): Promise<void>
  /**
   * Asks the wallet for one step. Resolves when the network, or the wallet, reports it as accepted.
   * A signature has no hash on a chain: `hash` is then what identifies it to `follow`. A permit is
   * not followed: the next step hands it in, with the same adapter.
   * @throws `REQUEST_…`, `WALLET_…`, `TRANSACTION_FAILED`. After a `WALLET_METHOD_UNSUPPORTED`,
   * preparing again avoids what the wallet cannot do.
   */
  send(parameters: {
    prepared: PreparedSwap
    step: number
    policy: SwapPolicy
  }): Promise<SentSwapStep>
  /**
   * Tracks a sent step until its result is final, through RPC failures of any length. Rejects with
   * the signal's reason, or with `UI_LOAD_FAILED` if its code does not load.
   */
  follow(parameters: {
    hash: string
    /** What the visitor confirmed. */
    swap: Swap
    /** Whether it exchanges. Otherwise it allows. */
    isExchange: boolean
    minReceived: bigint
    /** Asks the source of an order about it. `undefined` if it does not answer. */
    fetchOrder?: (() => Promise<OrderNews | undefined>) | undefined
    /** The data from `send` or `onTrackingData`, of this visit or an earlier one. */
    trackingData?: TrackingData | undefined
    /** Called with new data, which replaces all earlier data. */
    onTrackingData?: ((trackingData: TrackingData) => void) | undefined
    signal: AbortSignal
  }): Promise<SwapOutcome>
  /**
   * What a spender may take of a token, in base units.
   * @throws `NETWORK_RPC_FAILED`
   */
  readAllowance(parameters: {
    swap: Pick<Swap, 'network' | 'address' | 'source'>
    spender: string
  }): Promise<bigint>
  /**
   * Asks the wallet to send its transactions on a network by an RPC, in its own dialog. Absent
   * where wallets take none.
   * @throws `REQUEST_…`, `WALLET_…`
   */
  protect?(parameters: { network: CaipNetwork; url: string }): Promise<void>
  /**
   * Writes the step that takes an allowance back.
   * @throws `NETWORK_RPC_FAILED`
   */
  prepareRemoval(parameters: { prepared: PreparedSwap }): Promise<PreparedSwap>
}
