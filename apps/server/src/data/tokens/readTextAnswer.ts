import type { Hex } from 'viem'
import { decodeAbiParameters, hexToString } from 'viem/utils'
import { toCleanText } from './toCleanText.ts'

/**
 * Decodes a contract's text, or `bytes32` of early tokens. `undefined` if nothing can be displayed.
 */
export function readTextAnswer(answer: Hex | undefined, limit: number): string | undefined {
  if (!answer || answer.length < 66) return undefined
  try {
    const text =
      answer.length === 66
        ? hexToString(answer).replace(/\0+$/, '')
        : decodeAbiParameters([{ type: 'string' }], answer)[0]
    // The bytes are not valid UTF-8.
    return text.includes('\ufffd') ? undefined : toCleanText(text, limit)
  } catch {
    return undefined
  }
}
