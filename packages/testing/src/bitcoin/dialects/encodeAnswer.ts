import { base64, hex } from '@scure/base'

export type EncodeAnswerParameters = {
  answer: unknown
  /** Which part of the wallet's answer this dialect hands on. */
  part: 'signature' | 'txid' | 'psbt'
  /** How bytes are written. */
  encoding?: 'hex' | 'base64' | undefined
}

/** A part of the wallet's answer as a dialect writes it. An answer of another form passes as it is. */
export function encodeAnswer({ answer, part, encoding = 'hex' }: EncodeAnswerParameters): unknown {
  if (typeof answer !== 'object' || answer === null || !(part in answer)) return answer
  const value: unknown = Reflect.get(answer, part)
  if (!(value instanceof Uint8Array)) return value
  return encoding === 'hex' ? hex.encode(value) : base64.encode(value)
}
