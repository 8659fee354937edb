import type { CaipNetwork } from '../../base/caip/network.ts'
import type { TrackingData } from '../transfers/trackingData.ts'
import type { BatchCall } from './batch.ts'

/** Calls for a wallet, on the account's chain. */
export type CallsToSend = {
  /** Names the batch. `undefined`: one call, as a plain transaction. */
  readonly id: string | undefined
  readonly calls: readonly BatchCall[]
  readonly from: string
  readonly network: CaipNetwork
  /** Whether the wallet has to refuse what it cannot carry out as a whole. */
  readonly isAtomic: boolean
  /** What the app asks of the wallet besides, as it wrote it. */
  readonly capabilities?: { readonly [name: string]: unknown } | undefined
}

/** What wallet and chain say of calls that were sent. */
export type CallsReport = {
  /**
   * The wallet's own code: 100 waits, 200 done, 400 not sent, 500 and 600 failed as a whole, or in
   * part. `undefined` if it does not say.
   * @see EIP-5792
   */
  readonly code: number | undefined
  /** Whether the wallet says that it does not know the batch. */
  readonly isForgotten: boolean
  /** Whether the wallet says that the calls were carried out as a whole. */
  readonly isAtomic: boolean | undefined
  readonly hashes: readonly string[]
  /**
   * By call, what the chain proves. `sent`: not in a block that stays. `replaced`: another
   * transaction took its place, so that it will not be in one. `unknown`: in the chain, without a
   * proof of this call.
   */
  readonly outcomes: readonly ('sent' | 'confirmed' | 'reverted' | 'replaced' | 'unknown')[]
  /** What a later visit has to know to follow a call that was sent alone. */
  readonly trackingData?: TrackingData | undefined
  /** The chain's receipts, in the form of the namespace's wallets. */
  readonly receipts: readonly unknown[]
}

export type CallsStatusParameters = {
  /** The wallet's name for the batch. `undefined`: the wallet is not asked. */
  readonly id: string | undefined
  /** Transactions that are known already. */
  readonly hashes: readonly string[]
  /** A block, in hex: transactions of earlier ones are others. */
  readonly since?: string | undefined
  /** Of an earlier report about a call that was sent alone. */
  readonly trackingData?: TrackingData | undefined
  readonly calls: readonly BatchCall[]
  readonly from: string
  readonly network: CaipNetwork
  readonly connectorId?: string | undefined
}

/** What the wallet answered to calls. */
export type SentCalls = {
  /** Its name for the batch, or the hash of the transaction. */
  readonly id: string
  /** The latest block before it was asked, in hex, if that could be read. */
  readonly since?: string | undefined
}
