import { encodeAbiParameters, parseAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { toWord } from '../../abi/toWord.ts'
import { createFakeNode } from '../../test/createFakeNode.ts'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { findTrade } from './findTrade.ts'
import { tradeEvent } from './readTrade.ts'

const { account, dai, usdc, router: settlement, liar } = swapFacts
const id = `0x${'ab'.repeat(56)}` as const
const [first, second] = ['12', '34'].map((byte) => `0x${byte.repeat(32)}`) as [string, string]
const parts = parseAbiParameters('address, address, uint256, uint256, uint256, bytes')

const log = (transactionHash: unknown = first, order: `0x${string}` = id) => ({
  ...{ address: settlement, transactionHash, topics: [tradeEvent, `0x${toWord(account)}`] },
  data: encodeAbiParameters(parts, [dai, usdc, 10n, 9n, 0n, order]),
})

type Chain = {
  /** What a search answers. */
  found?: unknown
  /** Transactions, with their receipts. */
  mined?: Readonly<Record<string, object>>
  hint?: string
}

function find({ found = [], mined = { [first]: {} }, hint }: Chain) {
  const transaction = { from: liar, to: settlement, value: '0x0', input: '0x', gas: '0x1' }
  const receipt = { status: '0x1', blockHash: '0x99', blockNumber: '0x9', gasUsed: '0x1' }
  const { node, requests } = createFakeNode({
    eth_getLogs: found,
    eth_getTransactionByHash: (hash: string) =>
      mined[hash] ? { ...transaction, nonce: '0x1', hash } : null,
    eth_getTransactionReceipt: (hash: string) =>
      mined[hash] ? { ...receipt, logs: [log()], ...mined[hash] } : null,
  })
  const trade = findTrade(node, { id, settlement, account, fromBlock: '0x5', hint })
  const asked = () =>
    requests
      .filter(({ method }) => method === 'eth_getTransactionReceipt')
      .map(({ params: [hash] }) => hash)
  return { trade, requests, asked }
}

const trade = { sold: 10n, bought: 9n }
const filled = (hash = first) => ({ trade, transaction: { hash }, receipt: { isSuccess: true } })

test('default: the one that the chain logs', async () => {
  const { trade: read, requests } = find({ found: [log()] })
  expect(await read).toMatchObject(filled())
  const topics = [tradeEvent, `0x${toWord(account)}`]
  const [search] = requests
  expect(search?.params).toEqual([{ address: settlement, topics, fromBlock: '0x5' }])
})

test('behavior: where its source says, nothing is searched', async () => {
  const { trade: read, requests } = find({ hint: first })
  expect(await read).toMatchObject(filled())
  expect(requests.map(({ method }) => method)).not.toContain('eth_getLogs')
})

test.each([
  ['is no hash', 'unknown'],
  ['is a longer one', `${first}00`],
  ['is a text with one', `in ${first}`],
  ['is empty', ''],
])('behavior: what its source says is not asked about where it %s', async (_, hint) => {
  const { trade: read, asked } = find({ hint, mined: { [hint]: {} } })
  expect(await read).toBeUndefined()
  expect(asked()).toEqual([])
})

test('behavior: its source may be wrong', async () => {
  const { trade: read, asked } = find({ hint: second, found: [log()] })
  expect(await read).toMatchObject(filled())
  expect(asked()).toEqual([second, first])
})

test.each<[string, object]>([
  ['failed', { status: '0x0' }],
  ['has no such log', { logs: [] }],
  ['has that of another order', { logs: [log(first, `0x${'cd'.repeat(56)}`)] }],
  ['has no receipt that can be read', { status: 'ok' }],
])('behavior: a transaction that %s has filled nothing', async (_, change) => {
  const mined = { [first]: change, [second]: {} }
  expect(await find({ hint: first, mined }).trade).toBeUndefined()
  // The next one has.
  const { trade: read } = find({ found: [log(first), log(second)], mined })
  expect(await read).toMatchObject(filled(second))
})

test('behavior: a transaction that is gone has filled nothing', async () => {
  const { trade: read } = find({ found: [log(second), log(first)] })
  expect(await read).toMatchObject(filled())
})

test.each([
  ['no list', null],
  ['nothing', []],
  ['nonsense', [null, 5, {}]],
  ['another order', [log(first, `0x${'cd'.repeat(56)}`)]],
  ['a log without its transaction', [log(null), log(5)]],
  ['a log of another contract', [{ ...log(), address: liar }]],
])('behavior: no transaction is asked about where the search finds %s', async (_, found) => {
  const { trade: read, asked } = find({ found })
  expect(await read).toBeUndefined()
  expect(asked()).toEqual([])
})
