import type { RequestAction, RequestLevel, RequestVerdict } from '@cleat/core/adapter'

/** A request as apps send it, and what becomes of it. */
export type CorpusRow = {
  /** What it is, in a few words. */
  readonly name: string
  /** What the app asks the wallet. */
  readonly request: {
    /** Such as `eth_sendTransaction`. */
    readonly method: string
    /** As the method takes them. */
    readonly params: unknown
  }
  /** What it does. */
  readonly actions: readonly RequestAction[]
  /** What the rules say. */
  readonly level: RequestLevel
  /** Without a policy. */
  readonly verdict: RequestVerdict
  /** Whether a careful app asks for it every day. */
  readonly isOrdinary: boolean
}
