import { expect, test } from 'vitest'
import type { TraceFrame } from '../../follow/traceFrame.ts'
import type { EvmTransfer } from '../prepare/toTransfer.ts'
import { isAskedCall } from './isAskedCall.ts'

const [from, to, token, other] = ['a', 'b', 'C', 'd'].map((digit) => `0x${digit.repeat(40)}`) as [
  string,
  string,
  string,
  string,
]
const data = '0xa9059cbbAB'
const transfer: EvmTransfer = {
  ...{ from, to, token, amount: 5n, data },
  call: { from, to: token, value: '0x0', data },
}
const call = (change: Partial<TraceFrame> = {}): TraceFrame => ({
  ...{ type: 'call', from, to: token.toLowerCase(), value: 0n, input: data.toLowerCase() },
  ...{ isFailed: false, path: [], ...change },
})

test.each<[string, readonly TraceFrame[], boolean]>([
  ['the call', [call()], true],
  ['the call, and one of another contract', [call(), call({ to: other })], true],
  ['nothing', [], false],
  ['the call twice', [call(), call()], false],
  ['another call of the token', [call({ input: '0xa9059cbbac' })], false],
  ['the call, and another one of the token', [call(), call({ input: '0x12' })], false],
  ['the call of another token', [call({ to: other })], false],
  ['a creation', [call({ type: 'create' })], false],
])('behavior: the account made %s', (_, calls, is) => {
  expect(isAskedCall(calls, transfer)).toBe(is)
})
