import { expect, test } from 'vitest'
import type { TraceFrame } from '../../follow/traceFrame.ts'
import type { EvmTransfer } from '../prepare/toTransfer.ts'
import { readCoinProof } from './readCoinProof.ts'

const [from, to, other, paymaster] = ['A', 'B', 'c', 'd'].map(
  (digit) => `0x${digit.repeat(40)}`,
) as [string, string, string, string]
const entryPoint = '0x433709009b8330fda32311df1c2afa402ed8d009'
const transfer: EvmTransfer = {
  ...{ from, to, token: undefined, amount: 100n, data: undefined },
  call: { from, to, value: '0x64' },
}
const sent = (receiver: string, value: bigint): TraceFrame => ({
  ...{ type: 'call', from: from.toLowerCase(), to: receiver.toLowerCase(), value },
  ...{ input: '0x', isFailed: false, path: [] },
})

test.each<[string, readonly TraceFrame[], ReturnType<typeof readCoinProof>]>([
  ['nothing', [], undefined],
  ['the amount', [sent(to, 100n)], 'paid'],
  ['the amount in two parts', [sent(to, 1n), sent(to, 99n)], 'paid'],
  ['the amount, and something else', [sent(to, 100n), sent(other, 1n)], 'paid'],
  ['the amount twice', [sent(to, 100n), sent(to, 100n)], 'altered'],
  ['one unit', [sent(to, 1n)], 'altered'],
  ['one unit more', [sent(to, 101n)], 'altered'],
  ['another receiver', [sent(other, 100n)], 'altered'],
  ['another receiver, beside a call of the receiver', [sent(to, 0n), sent(other, 100n)], 'altered'],
  ['the receiver, without coins', [sent(to, 0n)], undefined],
  ['another contract, without coins', [sent(other, 0n)], undefined],
  ['itself', [sent(from, 100n)], undefined],
  ['an entry point', [sent(entryPoint, 3n)], undefined],
  ['a paymaster', [sent(paymaster, 3n)], undefined],
])('behavior: the payer’s coins went to %s', (_, calls, proof) => {
  expect(readCoinProof(calls, { transfer, paymaster })).toBe(proof)
})

test('behavior: a payment to oneself', () => {
  const own = { ...transfer, to: from }
  expect(readCoinProof([sent(from, 100n)], { transfer: own })).toBe('paid')
  expect(readCoinProof([sent(from, 99n)], { transfer: own })).toBe('altered')
})
