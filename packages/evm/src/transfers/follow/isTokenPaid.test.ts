import { expect, test } from 'vitest'
import { toWord } from '../../abi/toWord.ts'
import type { Receipt } from '../../follow/readReceipt.ts'
import type { NodeTransaction } from '../../follow/readTransaction.ts'
import { createFakeNode } from '../../test/createFakeNode.ts'
import type { EvmTransfer } from '../prepare/toTransfer.ts'
import { isTokenPaid } from './isTokenPaid.ts'

const [from, to, token, bundler] = ['a', 'B', 'C', 'd'].map((digit) => `0x${digit.repeat(40)}`) as [
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
const transaction: NodeTransaction = {
  ...{ hash, from: bundler, to: bundler, value: 0n, input: '0x12', gas: 100n, nonce: 1n },
}
const receipt: Receipt = {
  ...{ isSuccess: true, blockHash: '0x1', blockNumber: 9n, gasUsed: 50n, fee: 50n, logs: [] },
}

/** Whether it counts as paid where both had 100 before the block. */
function judge({
  spent = 5,
  received = 5,
  block = {},
  logs = [] as unknown[],
  arrives,
  payment = {},
}: {
  spent?: number
  received?: number
  block?: object
  logs?: unknown[]
  arrives?: bigint
  payment?: Partial<EvmTransfer>
}) {
  const { node } = createFakeNode({
    eth_getLogs: logs,
    eth_getBlockByNumber: {
      hash: '0x1',
      transactions: [{ hash, from: bundler, to: token }],
      ...block,
    },
    eth_call: ({ to: asked, data }: { to: string; data: string }, at: string) => {
      if (asked !== token) throw new Error('another contract')
      const now = data === `0x70a08231${toWord(from)}` ? 100 - spent : 100 + received
      return `0x${toWord(at === '0x8' ? 100 : now)}`
    },
  })
  return isTokenPaid(node, { transfer: { ...transfer, ...payment }, transaction, receipt, arrives })
}

test('default', async () => {
  expect(await judge({})).toBe(true)
})

const others = (row: object) => ({
  block: { transactions: [{ hash }, { hash: '0x13', from: bundler, to: bundler, ...row }] },
})

test.each([
  ['the receiver has one unit less', { received: 4 }],
  ['the receiver has one unit more', { received: 6 }],
  ['the payer has one unit more', { spent: 4 }],
  ['the payer has one unit less', { spent: 6 }],
  ['the block is another', { block: { hash: '0x2' } }],
  ['the block does not have it', { block: { transactions: [] } }],
  ['the payer did something else in the block', others({ from })],
  ['the receiver did something else in the block', others({ from: to })],
  ['another transaction of the block calls the token', others({ to: token })],
  [
    'another operation of the block is the payer’s',
    { logs: [{ transactionHash: '0x13', address: from }] },
  ],
  ['it is a payment to oneself', { payment: { to: from }, spent: -5 }],
])('behavior: nothing is proven where %s', async (_, change) => {
  expect(await judge(change)).toBe(false)
})

test('behavior: of a token that keeps a part, what was shown arrives', async () => {
  expect(await judge({ received: 4, arrives: 4n })).toBe(true)
  expect(await judge({ received: 5, arrives: 4n })).toBe(false)
})

test('error: a node that cannot tell decides nothing', async () => {
  const { node } = createFakeNode({})
  await expect(isTokenPaid(node, { transfer, transaction, receipt })).rejects.toThrow()
})
