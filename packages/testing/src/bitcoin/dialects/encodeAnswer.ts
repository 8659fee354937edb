import { base64, hex } from '@scure/base'

export type EncodeAnswerParameters = {
  answer: unknown
  /** The part of the wallet's answer that the dialect returns. */
  part: 'signature' | 'txid' | 'psbt'
  /** The encoding of bytes. */
  encoding?: 'hex' | 'base64' | undefined
}

/**
 * Encodes a part of the wallet's answer for a dialect. Returns an answer of another shape
 * unchanged.
 */
export function encodeAnswer({ answer, part, encoding = 'hex' }: EncodeAnswerParameters): unknown {
  if (typeof answer !== 'object' || answer === null || !(part in answer)) return answer
  const value: unknown = Reflect.get(answer, part)
  if (!(value instanceof Uint8Array)) return value
  return encoding === 'hex' ? hex.encode(value) : base64.encode(value)
}
