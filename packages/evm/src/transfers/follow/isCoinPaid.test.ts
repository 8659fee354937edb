import { expect, test } from 'vitest'
import type { Receipt } from '../../follow/readReceipt.ts'
import type { NodeTransaction } from '../../follow/readTransaction.ts'
import { createFakeNode } from '../../test/createFakeNode.ts'
import type { EvmTransfer } from '../prepare/toTransfer.ts'
import { isCoinPaid } from './isCoinPaid.ts'

const [from, to, bundler] = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(40)}`) as [
  string,
  string,
  string,
]
const hash = '0x12'
const transfer: EvmTransfer = {
  ...{ from, to, token: undefined, amount: 5n, data: undefined },
  call: { from, to, value: '0x5' },
}
const transaction: NodeTransaction = {
  ...{ hash, from: bundler, to: bundler, value: 0n, input: '0x12', gas: 100n, nonce: 1n },
}
const receipt: Receipt = {
  ...{ isSuccess: true, blockHash: '0x1', blockNumber: 9n, gasUsed: 50n, fee: 50n, logs: [] },
}

/** Whether it counts as paid where both had 100 before the block. */
function judge({ spent = 5, received = 5, block = {}, sender = bundler, logs = [] as unknown[] }) {
  const { node } = createFakeNode({
    eth_getLogs: logs,
    eth_getBlockByNumber: {
      hash: '0x1',
      transactions: [{ hash, from: sender, to: bundler }],
      ...block,
    },
    eth_getBalance: (account: string, at: string) => {
      const now = account === from ? 100 - spent : 100 + received
      return `0x${(at === '0x8' ? 100 : now).toString(16)}`
    },
  })
  return isCoinPaid(node, { transfer, transaction: { ...transaction, from: sender }, receipt })
}

test('default', async () => {
  expect(await judge({})).toBe(true)
})

test.each([
  ['the receiver has one unit less', { received: 4 }],
  ['the payer has one unit more', { spent: 4 }],
  ['the block is another', { block: { hash: '0x2' } }],
  ['the block does not have it', { block: { transactions: [] } }],
  [
    'the payer did something else in the block',
    {
      block: { transactions: [{ hash }, { hash: '0x13', from, to: bundler }] },
    },
  ],
  ['the receiver logged something else in the block', { logs: [{ address: to }] }],
])('behavior: nothing is proven where %s', async (_, change) => {
  expect(await judge(change)).toBe(false)
})

test('behavior: the fee is the payer’s where the payer sent it', async () => {
  expect(await judge({ sender: from, spent: 55 })).toBe(true)
  expect(await judge({ sender: from, spent: 5 })).toBe(false)
})

test('error: a node that cannot tell decides nothing', async () => {
  const { node } = createFakeNode({})
  await expect(isCoinPaid(node, { transfer, transaction, receipt })).rejects.toThrow()
})
