import type { BitcoinRpc } from './createBitcoinRpc.ts'
import type { ChainView } from './followChain.ts'

/** An answer: JSON, or plain text. */
export type EsploraAnswer = { json: unknown } | { text: string }

export type EsploraQuestion = {
  chain: ChainView
  rpc: BitcoinRpc
  /** The groups that the pattern matched. */
  path: readonly string[]
}

export type EsploraRoute = {
  pattern: RegExp
  /** `undefined`: not found. */
  answer: (
    question: EsploraQuestion,
  ) => EsploraAnswer | undefined | Promise<EsploraAnswer | undefined>
}
