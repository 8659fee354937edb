import type { Log } from '../follow/readLogs.ts'

/** A call of the account, or a question that it asks a contract. */
export type TrialCall = {
  /** Without it, the data is that of a contract to create. */
  readonly to?: string | undefined
  /** @default the account */
  readonly from?: string | undefined
  readonly data: string
  readonly value?: bigint | undefined
  /** Whether it only measures, and would not be sent. */
  readonly isRead?: true | undefined
}

/** What a call did. */
export type TrialAnswer = {
  readonly isSuccess: boolean
  /** Its return value, or the reason of a failure as the contract encodes it. */
  readonly data: string
  readonly gas: bigint
  /** What the account's coins changed by since before the first call, without fees. */
  readonly coins: bigint
  /** `undefined` if the node does not say. */
  readonly logs: readonly Log[] | undefined
}

/** Calls that an account made one after the other, on a copy of the chain. */
export type TrialRun = {
  readonly trial: 'simulated' | 'overridden'
  readonly answers: readonly TrialAnswer[]
}

/** What to run. */
export type TrialRequest = {
  readonly account: string
  readonly calls: readonly TrialCall[]
  /** The most that each call may use. */
  readonly gas: bigint
  /** Per unit of gas, in wei. Without it, calls can tell that they are tried. */
  readonly gasPrice?: bigint | undefined
  /** Code that stands at addresses meanwhile. @default none */
  readonly code?: { readonly [address: string]: string } | undefined
  /** Another block than the next one. Few nodes can try in it. @default the next one */
  readonly block?: TrialBlock | undefined
}

/** Of which block a trial is. */
export type TrialBlock = {
  /** Seconds since the epoch. */
  readonly time: bigint
  /** Who gets its fees. */
  readonly feeRecipient: string
}
