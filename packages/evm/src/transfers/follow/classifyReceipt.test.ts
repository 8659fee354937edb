import { expect, test } from 'vitest'
import { createFakeNode, revert } from '../../test/createFakeNode.ts'
import { toWord } from '../abi/toWord.ts'
import type { EvmTransfer } from '../prepare/toTransfer.ts'
import { classifyReceipt } from './classifyReceipt.ts'
import type { Log, Receipt } from './readReceipt.ts'
import type { NodeTransaction } from './readTransaction.ts'

const [from, to, token, bundler] = ['a', 'b', 'c', 'd'].map((digit) => `0x${digit.repeat(40)}`) as [
  string,
  string,
  string,
  string,
]
const hash = '0x12'
const transfer: EvmTransfer = {
  ...{ from, to, token, amount: 5n, data: '0xa9059cbb' },
  call: { from, to: token, value: '0x0', data: '0xa9059cbb' },
}
const meant: NodeTransaction = {
  ...{ hash, from, to: token, value: 0n, input: '0xa9059cbb', gas: 100n, nonce: 1n },
}
const wrapped = { ...meant, from: bundler, to: bundler, input: '0x1234' }
const receipt: Receipt = {
  ...{ isSuccess: true, blockHash: '0x1', blockNumber: 9n, gasUsed: 50n, logs: [] },
}
const log = (address: string, topics: readonly string[], data = '0x'): Log => ({
  ...{ address, topics, data },
})
const topic = (address: string) => `0x${toWord(address)}`
const transferred = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const operated = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
const notExecuted = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'

function judge(
  change: Partial<classifyReceipt.Parameters>,
  answers: Record<string, unknown> = { eth_getCode: '0x60' },
) {
  const { node } = createFakeNode(answers)
  const given = { transfer, transaction: meant, receipt, isSuccessor: false, ...change }
  return classifyReceipt(node, given)
}

test('default', async () => {
  expect(await judge({})).toEqual({ status: 'confirmed', hash })
})

test('behavior: an account without code sent something else', async () => {
  const answers = { eth_getCode: '0x' }
  for (const change of [{ to: bundler }, { value: 1n }, { input: '0x' }, { from: bundler }])
    expect(await judge({ transaction: { ...meant, ...change } }, answers)).toEqual({
      ...{ status: 'altered', hash },
    })
})

test('behavior: something else took its place, whatever came of that', async () => {
  const failed = { ...receipt, isSuccess: false }
  for (const one of [receipt, failed])
    expect(await judge({ transaction: wrapped, isSuccessor: true, receipt: one })).toEqual({
      ...{ status: 'replaced', hash },
    })
})

test.each([
  ['said nothing of it', [], 'confirmed'],
  ['told of it', [log(token, [transferred, topic(from), topic(to)])], 'confirmed'],
  ['told of another receiver', [log(token, [transferred, topic(from), topic(bundler)])], 'altered'],
  ['told of somebody else', [log(token, [transferred, topic(bundler), topic(to)])], 'confirmed'],
  ['told of another token', [log(to, [transferred, topic(from), topic(bundler)])], 'confirmed'],
])('behavior: paid by a contract, and the token %s', async (_, logs, status) => {
  const outcome = await judge({ transaction: wrapped, receipt: { ...receipt, logs } })
  expect(outcome).toEqual({ status, hash })
})

test.each([
  [
    'an operation failed',
    log(bundler, [operated, '0x', topic(from)], `0x${toWord(1)}${toWord(0)}`),
    'failed',
  ],
  [
    'an operation went well',
    log(bundler, [operated, '0x', topic(from)], `0x${toWord(1)}${toWord(1)}`),
    'confirmed',
  ],
  [
    'somebody else’s failed',
    log(bundler, [operated, '0x', topic(to)], `0x${toWord(1)}${toWord(0)}`),
    'confirmed',
  ],
  ['a Safe could not', log(from, [notExecuted]), 'failed'],
  ['another Safe could not', log(to, [notExecuted]), 'confirmed'],
])('behavior: paid by a contract: %s', async (_, entry, status) => {
  const outcome = await judge({ transaction: wrapped, receipt: { ...receipt, logs: [entry] } })
  expect(outcome).toMatchObject({ status, hash })
})

test('behavior: the reason is that of the block before', async () => {
  const eth_call = (_: unknown, block: string) => {
    if (block === '0x8') throw revert('execution reverted: blocked.')
    return '0x'
  }
  expect(await judge({ receipt: { ...receipt, isSuccess: false } }, { eth_call })).toEqual({
    ...{ status: 'failed', hash, reason: 'execution reverted: blocked' },
  })
})

test.each([
  ['out of gas', { gasUsed: 100n }, {}],
  ['no reason given', {}, { eth_call: '0x' }],
  ['no reason given', {}, {}],
])('behavior: %s', async (reason, change, answers) => {
  const failed = { ...receipt, isSuccess: false, ...change }
  expect(await judge({ receipt: failed }, answers)).toEqual({ status: 'failed', hash, reason })
})
