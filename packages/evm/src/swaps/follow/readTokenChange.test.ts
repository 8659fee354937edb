import { expect, test } from 'vitest'
import { toWord } from '../../abi/toWord.ts'
import { transferEvent } from '../../abi/transferEvent.ts'
import type { Log } from '../../follow/readLogs.ts'
import { createFakeNode } from '../../test/createFakeNode.ts'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { readTokenChange } from './readTokenChange.ts'

const { account, router } = swapFacts
/** As the app spells it. */
const token = `0x${'aB'.repeat(20)}`
const hash = `0x${'12'.repeat(32)}`
const own = `0x${toWord(account)}`
const approved = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
const log = (from: string, to: string, amount: bigint, change: Partial<Log> = {}): Log => ({
  ...{ address: token.toLowerCase(), topics: [transferEvent, ...[from, to].map(toTopic)] },
  ...{ data: `0x${toWord(amount)}`, ...change },
})
const toTopic = (address: string) => `0x${toWord(address)}`
const held: Readonly<Record<string, bigint>> = { '0x8': 7n, '0x9': 19n }

function read(answers: Record<string, unknown> = {}, logs: readonly Log[] = []) {
  const fake = createFakeNode({
    eth_call: (_: unknown, block: string) => `0x${toWord(held[block] ?? 0n)}`,
    eth_getLogs: [{ transactionHash: hash.toUpperCase().replace('X', 'x') }],
    ...answers,
  })
  const receipt = {
    ...{ isSuccess: true, blockHash: '0x99', blockNumber: 9n, gasUsed: 5n, fee: 5n, logs },
  }
  const change = readTokenChange(fake.node, { account, token, transaction: { hash }, receipt })
  return { ...fake, change }
}

test('default: what the account has after the block, less what it had before', async () => {
  const { change, requests } = read()
  expect(await change).toBe(12n)
  const data = `0x70a08231${toWord(account)}`
  const filter = { blockHash: '0x99', address: token }
  expect(requests).toEqual([
    { method: 'eth_call', params: [{ to: token, data }, '0x8'] },
    { method: 'eth_call', params: [{ to: token, data }, '0x9'] },
    { method: 'eth_getLogs', params: [{ ...filter, topics: [transferEvent, own] }] },
    { method: 'eth_getLogs', params: [{ ...filter, topics: [transferEvent, null, own] }] },
  ])
})

const others = [{ transactionHash: hash }, { transactionHash: `0x${'34'.repeat(32)}` }]
test.each([
  ['took some', own],
  ['gave some', null],
])('behavior: what the token logged counts where another transaction %s', async (_, first) => {
  const eth_getLogs = ({ topics }: { topics: unknown[] }) => (topics[1] === first ? others : [])
  const logs = [log(router, account, 9n), log(account, router, 2n)]
  expect(await read({ eth_getLogs }, logs).change).toBe(7n)
})

test('behavior: only moves of the token, from the account or to it', async () => {
  const logs = [
    log(router, account, 9n),
    log(router, router, 100n),
    log(router, account, 200n, { address: router }),
    log(router, account, 400n, { topics: [approved, toTopic(router), own] }),
    log(router, account, 800n, { data: '0x' }),
    log(account, account, 1600n),
  ]
  expect(await read({ eth_getLogs: null }, logs).change).toBe(9n)
})
