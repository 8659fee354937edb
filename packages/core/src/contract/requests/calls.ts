import type { CaipNetwork } from '../../base/caip/network.ts'
import type { Batch } from '../calls/batch.ts'
import type { WalletCapabilities } from '../calls/walletCapabilities.ts'
import type { RequestAction } from './requestAction.ts'
import type { RequestView, WalletRequest } from './walletRequest.ts'

/** A request of an app about calls. */
export type CallsAsked = Extract<WalletRequest, { type: 'provider:request' }>

/**
 * Batches of calls and what wallets can do.
 * @see EIP-5792
 */
export type Calls = {
  readonly state: { readonly batches: readonly Batch[] }
  /**
   * What the wallet can do. A paired wallet is never asked; what is not known is `unknown`. Never
   * rejects.
   */
  getCapabilities(parameters: {
    view: Pick<RequestView, 'namespace' | 'address' | 'connectorId'>
    network: CaipNetwork
    /** Whether to answer at once with what is known. @default false */
    isInstant?: boolean | undefined
  }): Promise<WalletCapabilities>
  /** Whether the wallet in use carries out calls as a whole, as far as is known. Never rejects. */
  canBatch(parameters: { address: string; network: CaipNetwork }): Promise<boolean>
  /** Remembers for this visit that the wallet refused a batch. */
  noteRefusal(parameters: {
    view: Pick<RequestView, 'namespace' | 'address' | 'connectorId'>
    network: Pick<CaipNetwork, 'caipNetworkId'>
  }): void
  /** Answers what an app asks about calls that were sent, and about what the wallet can do. */
  answer(request: CallsAsked): Promise<unknown>
  /**
   * Whether calls may be carried out, as far as is known. The wallet is not waited for.
   * @throws `REQUEST_BATCH_UNSUPPORTED`
   */
  check(request: CallsAsked): Promise<void>
  /**
   * Carries out calls that were checked and judged: by the wallet, or one after the other.
   * @returns the answer that the app gets
   * @throws `REQUEST_BATCH_UNSUPPORTED`, and what the wallet's request throws
   */
  send(request: CallsAsked): Promise<unknown>
  /**
   * Asks for the calls of a sequence that were not asked for yet, after a reload or a refusal.
   * Resolves when the next one was accepted.
   */
  continueBatch(parameters: { id: string }): Promise<void>
  /** Asks the wallet to take back an allowance of a batch that was given up. */
  removeAllowance(parameters: { id: string; step: number }): Promise<void>
  /** What each call does, as far as its data says it. `undefined`: several things, or none. */
  describe(parameters: { id: string }): Promise<readonly (RequestAction | undefined)[]>
  /** Waits until the batch is decided, for `timeoutMs` at most, and returns what is known. */
  waitForCalls(parameters: { id: string; timeoutMs?: number | undefined }): Promise<Batch>
  destroy(): void
}
