import type { Address, Hex } from 'viem'
import { encodeCalls } from '../calls/encodeCalls.ts'
import { guardCalls } from '../guard/guardCalls.ts'
import type { FrameCalls } from '../protocol/frameCalls.ts'
import { readFrameCalls } from './readFrameCalls.ts'

/** The data of calls that an account makes on itself. */
export function writeCalls(parameters: {
  asked: Pick<FrameCalls, 'calls' | 'guard' | 'implementation'>
  account: Address
  /** Of the limit, if there is one. */
  guardSignature: Hex
}): Hex {
  const { asked, account, guardSignature: signature } = parameters
  const { calls, terms } = readFrameCalls(asked)
  const made = terms ? [guardCalls({ account, terms, calls, signature })] : calls
  return encodeCalls(made, asked.implementation)
}
