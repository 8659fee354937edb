import type { RequestAction, RequestLevel, RequestVerdict } from '@cleat/core/adapter'

/** A request as apps send it, and what becomes of it. */
export type CorpusRow = {
  readonly name: string
  readonly request: { readonly method: string; readonly params: unknown }
  /** What it does. */
  readonly actions: readonly RequestAction[]
  readonly level: RequestLevel
  /** Without a policy. */
  readonly verdict: RequestVerdict
  /** Whether a careful app asks for it every day. */
  readonly isOrdinary: boolean
}
