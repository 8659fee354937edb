import { expect, test } from 'vitest'
import { toWord } from '../../abi/toWord.ts'
import type { Receipt } from '../../follow/readReceipt.ts'
import type { NodeTransaction } from '../../follow/readTransaction.ts'
import { createFakeNode } from '../../test/createFakeNode.ts'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { classifyOrder } from './classifyOrder.ts'

const { account, dai, usdc, router, liar, swap } = swapFacts
const hash = `0x${'12'.repeat(32)}`
const coin = { symbol: 'ETH', decimals: 18 }
const transaction: NodeTransaction = {
  ...{ hash, from: liar, to: router, value: 0n, input: '0x', gas: 100n, nonce: 1n },
}
const receipt: Receipt = {
  ...{ isSuccess: true, blockHash: '0x99', blockNumber: 9n, gasUsed: 50n, fee: 5n, logs: [] },
}
const trade = { sold: swap.amount, bought: 9_950_000n }
const whole = { hash: '0x99', transactions: [{ hash, from: liar, to: router }] }

/** @param held - what the account has before and after, by its token, or `coins` */
function classify(
  held: Readonly<Record<string, readonly [before: bigint, after: bigint]>>,
  change: Partial<Parameters<typeof classifyOrder>[1]> = {},
  block: unknown = whole,
) {
  const amount = (of: string, at: string) => held[of]?.[['0x8', '0x9'].indexOf(at)] ?? 0n
  const { node } = createFakeNode({
    eth_call: ({ to }: { to: string }, at: string) => `0x${toWord(amount(to, at))}`,
    eth_getBalance: (_: string, at: string) => `0x${amount('coins', at).toString(16)}`,
    eth_getLogs: [{ transactionHash: hash }],
    eth_getBlockByNumber: block,
  })
  const given = { swap, minReceived: 9_900_000n, trade, transaction, receipt, ...change }
  return classifyOrder(node, given)
}

const sold = [swap.amount, 0n] as const

test('default: what arrived, as the balance says', async () => {
  expect(await classify({ [dai]: sold, [usdc]: [7n, 9_940_007n] })).toEqual({
    ...{ status: 'confirmed', hash, received: 9_940_000n },
  })
})

const ofCoin = { swap: { ...swap, target: coin } }
const busy = { ...whole, transactions: [...whole.transactions, { hash: '0x34', to: account }] }

test('default: coins', async () => {
  expect(await classify({ [dai]: sold, coins: [5n, 9_940_005n] }, ofCoin)).toEqual({
    ...{ status: 'confirmed', hash, received: 9_940_000n },
  })
})

test('behavior: coins that others moved, too, are at least what the contract says', async () => {
  const held = { [dai]: sold, coins: [5n, 1n] } as const
  expect(await classify(held, ofCoin, busy)).toEqual({
    ...{ status: 'confirmed', hash, received: 9_950_000n, isAtLeast: true },
  })
  const less = { ...ofCoin, minReceived: 9_950_001n }
  expect(await classify(held, less, busy)).toEqual({ status: 'altered', hash })
})

test('behavior: just the minimum is enough', async () => {
  const held = { [dai]: sold, [usdc]: [7n, 9_900_007n] } as const
  expect(await classify(held)).toMatchObject({ status: 'confirmed', received: 9_900_000n })
  expect(await classify(held, { minReceived: 9_900_001n })).toEqual({ status: 'altered', hash })
})

test('behavior: more than the amount is gone, by the contract or by the balance', async () => {
  const held = { [dai]: sold, [usdc]: [7n, 9_950_007n] } as const
  const more = { trade: { ...trade, sold: swap.amount + 1n } }
  expect(await classify(held, more)).toEqual({ status: 'altered', hash })
  const gone = { ...held, [dai]: [swap.amount + 1n, 0n] } as const
  expect(await classify(gone)).toEqual({ status: 'altered', hash })
})

test('behavior: of coins that others moved, too, the contract says what is gone', async () => {
  const given = { swap: { ...swap, source: coin } }
  const held = { coins: [10n * swap.amount, 0n], [usdc]: [7n, 9_950_007n] } as const
  expect(await classify(held, given, busy)).toMatchObject({ status: 'confirmed' })
})
