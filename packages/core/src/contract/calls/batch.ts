import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../base/caip/namespace.ts'
import type { TrackingData } from '../transfers/trackingData.ts'

/** One call of a batch. Values are hex. */
export type BatchCall = {
  /** Absent if it creates a contract. */
  readonly to?: string | undefined
  readonly value: string
  readonly data: string
  /** What the app asks of the wallet for this call, as it wrote it. Not stored. */
  readonly capabilities?: { readonly [name: string]: unknown } | undefined
}

/**
 * What became of a call. `waiting`: not asked for yet. `asked`: in the wallet. `sent`: accepted,
 * and not in the chain yet. `declined`: the visitor said no, or took it back. `unknown`: in the
 * chain, or lost, and what it did cannot be proved.
 */
export type BatchCallStatus =
  | 'waiting'
  | 'asked'
  | 'sent'
  | 'confirmed'
  | 'reverted'
  | 'declined'
  | 'unknown'

export type BatchStep = {
  readonly call: BatchCall
  readonly status: BatchCallStatus
  readonly hash?: string | undefined
  /** What the adapter needs to follow it in a later visit, where it was sent alone. */
  readonly trackingData?: TrackingData | undefined
}

/**
 * `notSent`: nothing of it will be in the chain. `reverted`: it is, and had no effect. `partial`:
 * some calls had theirs. `unknown`: the wallet or the chain cannot say.
 */
export type BatchStatus = 'pending' | 'confirmed' | 'notSent' | 'reverted' | 'partial' | 'unknown'

/** Calls that an app asked for together. */
export type Batch = {
  readonly id: string
  readonly namespace: Namespace
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  readonly connectorId?: string | undefined
  /** Name of the wallet. */
  readonly wallet: string
  /** Whether the wallet got them as one request, or one after the other. */
  readonly mode: 'wallet' | 'sequence'
  /** Whether all of them happen or none. */
  readonly isAtomic: boolean
  readonly status: BatchStatus
  readonly steps: readonly BatchStep[]
  /** The wallet's name for it, if it has another one. */
  readonly walletId?: string | undefined
  /** The latest block before it was sent. An older transaction is not its own. */
  readonly since?: string | undefined
  /** Milliseconds since the epoch. */
  readonly sentAt: number
}
