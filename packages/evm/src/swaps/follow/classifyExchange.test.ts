import { catchError } from '@cleat/core/test/catchError'
import { expect, test } from 'vitest'
import { toWord } from '../../abi/toWord.ts'
import { transferEvent } from '../../abi/transferEvent.ts'
import type { Log } from '../../follow/readLogs.ts'
import type { Receipt } from '../../follow/readReceipt.ts'
import type { NodeTransaction } from '../../follow/readTransaction.ts'
import { createFakeNode, revert } from '../../test/createFakeNode.ts'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { classifyExchange } from './classifyExchange.ts'

const { account, dai, usdc, router, liar, swap } = swapFacts
const hash = `0x${'12'.repeat(32)}`
const coin = { symbol: 'ETH', decimals: 18 }
const transaction: NodeTransaction = {
  ...{ hash, from: account, to: router, value: 0n, input: '0x', gas: 100n, nonce: 1n },
}
const receipt: Receipt = {
  ...{ isSuccess: true, blockHash: '0x99', blockNumber: 9n, gasUsed: 50n, fee: 5n, logs: [] },
}
const topic = (address: string) => `0x${toWord(address)}`
const moved = (token: string, from: string, to: string, amount: bigint): Log => ({
  ...{ address: token, topics: [transferEvent, topic(from), topic(to)] },
  data: `0x${toWord(amount)}`,
})

type Held = Readonly<Record<string, readonly [before: bigint, after: bigint]>>
const exchanged: Held = { [dai]: [swap.amount, 0n], [usdc]: [7n, 9_900_007n] }

const toIndex = (block: string) => ['0x8', '0x9'].indexOf(block)

/** A node that knows what the account had before the block and after it. */
function answers(held: Held, others: Record<string, unknown> = {}) {
  return {
    eth_call({ to, data }: { to: string; data: string }, block: string) {
      expect(data).toBe(`0x70a08231${toWord(account)}`)
      return `0x${toWord(held[to]?.[toIndex(block)] ?? 0n)}`
    },
    eth_getBalance: (_: string, block: string) =>
      `0x${(held.coin?.[toIndex(block)] ?? 0n).toString(16)}`,
    eth_getBlockByNumber: { hash: '0x99', transactions: [{ hash, from: account, to: router }] },
    eth_getLogs: [{ transactionHash: hash }],
    ...others,
  }
}

function classify(
  given: Record<string, unknown>,
  change: Partial<Parameters<typeof classifyExchange>[1]> = {},
) {
  const { node } = createFakeNode(given)
  return classifyExchange(node, {
    ...{ swap, transaction, receipt, router, minReceived: 9_900_000n },
    ...{ isSuccessor: false, isPart: false, ...change },
  })
}

test('default: what arrived is what the account has more', async () => {
  expect(await classify(answers(exchanged))).toEqual({
    ...{ status: 'confirmed', hash, received: 9_900_000n },
  })
})

test('default: coins, without the fee that the account paid', async () => {
  const held = { ...exchanged, coin: [100n, 95n + 9_900_000n] as const }
  const given = { swap: { ...swap, target: coin } }
  expect(await classify(answers(held), given)).toMatchObject({ received: 9_900_000n })
  const bundled = { ...given, transaction: { ...transaction, from: liar } }
  const paid = { ...held, coin: [100n, 100n + 9_900_000n] as const }
  expect(await classify(answers(paid), bundled)).toMatchObject({ received: 9_900_000n })
})

test('behavior: a transaction that took the place of the first and does the same', async () => {
  expect(await classify(answers(exchanged), { isSuccessor: true })).toMatchObject({
    status: 'confirmed',
  })
})

test.each<[string, Held]>([
  ['less arrived', { ...exchanged, [usdc]: [7n, 9_900_006n] }],
  ['nothing arrived', { ...exchanged, [usdc]: [7n, 7n] }],
  ['the target left', { ...exchanged, [usdc]: [7n, 0n] }],
  ['more of the source left', { ...exchanged, [dai]: [swap.amount + 1n, 0n] }],
])('behavior: altered, where %s', async (_, held) => {
  expect(await classify(answers(held))).toEqual({ status: 'altered', hash })
})

test('behavior: altered, where more coins left than the amount and the fee', async () => {
  const given = { swap: { ...swap, source: coin, amount: 10n } }
  const held = (after: bigint) => ({ ...exchanged, coin: [100n, after] as const })
  expect(await classify(answers(held(85n)), given)).toMatchObject({ status: 'confirmed' })
  expect(await classify(answers(held(84n)), given)).toMatchObject({ status: 'altered' })
})

const logs = [
  moved(dai, account, router, swap.amount),
  moved(usdc, router, account, 9_950_000n),
  moved(usdc, account, router, 50_000n),
  moved(usdc, router, liar, 5n),
  moved(liar, router, account, 5n),
]
test.each<[string, Record<string, unknown>]>([
  ['another transaction moved the token', { eth_getLogs: [{ transactionHash: '0x34' }] }],
  ['the node has no logs of the block', { eth_getLogs: () => Promise.reject(new Error('busy')) }],
  ['the node answers no list', { eth_getLogs: null }],
  ['the node forgot the block', { eth_call: () => Promise.reject(new Error('missing trie')) }],
])('behavior: what the token logged counts where %s', async (_, others) => {
  const given = answers({ ...exchanged, [usdc]: [7n, 7n] }, others)
  const outcome = await classify(given, { receipt: { ...receipt, logs } })
  expect(outcome).toEqual({ status: 'confirmed', hash, received: 9_900_000n })
})

const others = [{ hash: '0x34', from: liar, to: account }]
const busy = { hash: '0x99', transactions: [{ hash }, ...others] }
test.each<[string, Record<string, unknown>]>([
  ['something else touched the account', { eth_getBlockByNumber: busy }],
  ['the block was replaced', { eth_getBlockByNumber: { hash: '0x98', transactions: [{ hash }] } }],
  ['the node forgot it', { eth_getBalance: () => Promise.reject(new Error('missing trie')) }],
])('behavior: of coins, at least the minimum has arrived where %s', async (_, change) => {
  const given = { swap: { ...swap, target: coin } }
  const node = answers({ ...exchanged, coin: [0n, 1n] }, change)
  expect(await classify(node, given)).toEqual({
    ...{ status: 'confirmed', hash, received: 9_900_000n, isAtLeast: true },
  })
  const unproven = { status: 'unproven', hash }
  const bundled = { ...given, transaction: { ...transaction, from: liar } }
  expect(await classify(node, bundled)).toEqual(unproven)
  const elsewhere = { ...given, transaction: { ...transaction, to: liar } }
  expect(await classify(node, elsewhere)).toEqual(unproven)
  expect(await classify(node, { ...given, router: undefined })).toMatchObject({
    status: 'unproven',
  })
  expect(await classify(node, { ...given, isSuccessor: true })).toMatchObject({
    status: 'unproven',
  })
})

test('behavior: failed, in the chain’s words, or because the price moved', async () => {
  const failed = { receipt: { ...receipt, isSuccess: false } }
  const saying = (message: string) => ({ eth_call: () => Promise.reject(revert(message)) })
  expect(await classify(saying('Router: EXPIRED'), failed)).toEqual({
    ...{ status: 'failed', hash, reason: 'Router: EXPIRED' },
  })
  expect(await classify(saying('Router: INSUFFICIENT_OUTPUT_AMOUNT'), failed)).toEqual({
    ...{ status: 'failed', hash, reason: 'Router: INSUFFICIENT_OUTPUT_AMOUNT' },
    isPriceMoved: true,
  })
  const replaced = { ...failed, isSuccessor: true }
  const bundled = { ...failed, transaction: { ...transaction, from: liar } }
  for (const node of [{}, answers(exchanged)]) {
    expect(await classify(node, replaced)).toEqual({ status: 'replaced', hash })
    expect(await classify(node, bundled)).toEqual({ status: 'unproven', hash })
  }
})

test('error: NETWORK_RPC_FAILED where it is called failed, and the balances moved', async () => {
  const failed = { receipt: { ...receipt, isSuccess: false } }
  for (const held of [
    { ...exchanged, [usdc]: [7n, 7n] as const },
    { ...exchanged, [dai]: [swap.amount, swap.amount] as const },
    { [dai]: [5n, 4n] as const, [usdc]: [7n, 7n] as const },
  ]) {
    const error = await catchError(classify(answers(held), failed))
    expect(error).toMatchObject({ code: 'NETWORK_RPC_FAILED', context: { network: 'Ethereum' } })
    expect(error.cause).toEqual(new Error('A transaction that moved balances is called failed'))
  }
  const coins = { ...failed, swap: { ...swap, source: coin, amount: 10n } }
  const left = (after: bigint) => answers({ coin: [100n, after] as const, [usdc]: [7n, 7n] })
  expect((await catchError(classify(left(85n), coins))).code).toBe('NETWORK_RPC_FAILED')
  expect(await classify(left(86n), coins)).toMatchObject({ status: 'failed' })
  // Of several transactions, another may have moved them.
  expect(await classify(answers(exchanged), { ...failed, isPart: true })).toMatchObject({
    status: 'failed',
  })
  // Some tokens bring interest in every block.
  const interest = { [dai]: [5n, 6n] as const, [usdc]: [7n, 8n] as const }
  expect(await classify(answers(interest), failed)).toMatchObject({ status: 'failed' })
})

test('behavior: a contract account that could not carry it out', async () => {
  const notExecuted = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'
  const event = { address: account, topics: [notExecuted], data: '0x' }
  const logging = { receipt: { ...receipt, logs: [event] } }
  expect(await classify({}, logging)).toMatchObject({ status: 'failed' })
  // Others in the same transaction may move its balances.
  expect(await classify(answers(exchanged), logging)).toMatchObject({ status: 'failed' })
})

test('behavior: a transaction that did nothing for it', async () => {
  const idle = answers({ [dai]: [5n, 5n], [usdc]: [7n, 7n] })
  expect(await classify(idle, { isSuccessor: true })).toEqual({ status: 'replaced', hash })
  expect(await classify(idle, { isPart: true })).toEqual({ status: 'unproven', hash })
  const bundled = { transaction: { ...transaction, from: liar } }
  expect(await classify(idle, bundled)).toEqual({ status: 'unproven', hash })
  // The account's own was to do it.
  expect(await classify(idle)).toEqual({ status: 'altered', hash })
  const little = answers({ [dai]: [5n, 5n], [usdc]: [7n, 8n] })
  expect(await classify(little, { isPart: true })).toEqual({ status: 'altered', hash })
  expect(await classify(little, bundled)).toEqual({ status: 'altered', hash })
  const paid = answers({ [dai]: [5n, 4n], [usdc]: [7n, 7n] })
  expect(await classify(paid, { isPart: true })).toEqual({ status: 'altered', hash })
})
