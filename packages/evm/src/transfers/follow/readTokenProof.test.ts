import { expect, test } from 'vitest'
import { toWord } from '../../abi/toWord.ts'
import type { EvmTransfer } from '../prepare/toTransfer.ts'
import { readTokenProof } from './readTokenProof.ts'

const [from, to, token, other, paymaster] = ['A', 'B', 'C', 'd', 'e'].map(
  (digit) => `0x${digit.repeat(40)}`,
) as [string, string, string, string, string]
const transfer: EvmTransfer = {
  ...{ from, to, token, amount: 100n, data: '0xa9059cbb' },
  call: { from, to: token, value: '0x0', data: '0xa9059cbb' },
}
const moved = (receiver: string, value: number, change: object = {}) => ({
  address: token.toLowerCase(),
  topics: [
    '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
    `0x${toWord(from)}`,
    `0x${toWord(receiver)}`,
  ],
  data: `0x${toWord(value)}`,
  ...change,
})
type Logs = readonly ReturnType<typeof moved>[]

test.each<[string, Logs, ReturnType<typeof readTokenProof>]>([
  ['nothing', [], undefined],
  ['the amount', [moved(to, 100)], 'paid'],
  ['the amount in two parts', [moved(to, 60), moved(to, 40)], 'paid'],
  ['the amount, and something else', [moved(to, 100), moved(other, 5)], 'paid'],
  ['the amount twice', [moved(to, 100), moved(to, 100)], 'altered'],
  ['one unit', [moved(to, 1)], 'less'],
  ['one unit less', [moved(to, 99)], 'less'],
  ['one unit more', [moved(to, 101)], 'altered'],
  ['another receiver', [moved(other, 100)], 'altered'],
  ['nothing to the receiver', [moved(to, 0)], 'altered'],
  ['less, and the rest elsewhere', [moved(to, 99), moved(other, 1)], 'reduced'],
  ['less, and more elsewhere', [moved(to, 99), moved(other, 2)], 'less'],
  ['itself', [moved(from, 100)], undefined],
  ['a paymaster', [moved(paymaster, 3)], undefined],
  ['less, and the rest to a paymaster', [moved(to, 99), moved(paymaster, 1)], 'less'],
  ['another token', [moved(to, 100, { address: other })], undefined],
  [
    'another event',
    [{ ...moved(to, 100), topics: ['0x1', ...moved(to, 100).topics.slice(1)] }],
    undefined,
  ],
  ['nonsense', [moved(to, 100, { data: '0x' })], 'altered'],
])('behavior: the payer’s tokens went to %s', (_, logs, proof) => {
  expect(readTokenProof({ transfer, logs, paymaster })).toBe(proof)
})

test('behavior: another payer proves nothing', () => {
  const [event, , receiver] = moved(to, 100).topics
  const topics = [event, `0x${toWord(other)}`, receiver] as string[]
  expect(readTokenProof({ transfer, logs: [{ ...moved(to, 100), topics }] })).toBeUndefined()
})

test('behavior: without a paymaster, no one else is paid for it', () => {
  expect(readTokenProof({ transfer, logs: [moved(paymaster, 3)] })).toBe('altered')
})

test('behavior: a token that keeps a part as it was shown has paid', () => {
  const read = (...logs: Logs) => readTokenProof({ transfer, logs, arrives: 99n })
  expect(read(moved(to, 99), moved(other, 1))).toBe('paid')
  expect(read(moved(to, 98), moved(other, 2))).toBe('reduced')
  expect(read(moved(to, 98))).toBe('less')
  expect(read(moved(to, 100))).toBe('paid')
})
