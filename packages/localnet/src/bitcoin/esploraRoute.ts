import type { BitcoinRpc } from './createBitcoinRpc.ts'
import type { ChainView } from './followChain.ts'

/** What an answer can be: JSON, or text as it is. */
export type EsploraAnswer = { json: unknown } | { text: string }

export type EsploraQuestion = {
  chain: ChainView
  rpc: BitcoinRpc
  /** What the groups of the pattern matched. */
  path: readonly string[]
}

export type EsploraRoute = {
  pattern: RegExp
  /** `undefined`: there is no such thing. */
  answer: (
    question: EsploraQuestion,
  ) => EsploraAnswer | undefined | Promise<EsploraAnswer | undefined>
}
