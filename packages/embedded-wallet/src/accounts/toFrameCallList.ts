import { numberToHex } from 'viem'
import type { AccountCall } from '../calls/accountCall.ts'
import type { FrameCall } from '../protocol/frameCalls.ts'
import { toLower } from './toLower.ts'

/** Calls as they are shown and signed. */
export function toFrameCallList(calls: readonly AccountCall[]): readonly FrameCall[] {
  return calls.map(({ to, value, data }) => ({
    ...{ to: toLower(to), value: numberToHex(value), data: toLower(data) },
  }))
}
