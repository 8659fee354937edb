import type { Hex } from 'viem'
import { decodeAbiParameters, hexToString } from 'viem/utils'
import { toCleanText } from './toCleanText.ts'

/** What a contract says as a text, or as 32 bytes of one as the oldest tokens do. `undefined` when nothing of it can be shown. */
export function readTextAnswer(answer: Hex | undefined, limit: number): string | undefined {
  if (!answer || answer.length < 66) return undefined
  try {
    const text =
      answer.length === 66
        ? hexToString(answer).replace(/\0+$/, '')
        : decodeAbiParameters([{ type: 'string' }], answer)[0]
    // Bytes that are no text.
    return text.includes('\ufffd') ? undefined : toCleanText(text, limit)
  } catch {
    return undefined
  }
}
