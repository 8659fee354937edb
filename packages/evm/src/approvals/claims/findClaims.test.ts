import { toEventSelector } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeNode } from '../../test/createFakeNode.ts'
import { approvalTopics } from './approvalTopics.ts'
import { findClaims } from './findClaims.ts'

afterEach(() => void vi.useRealTimers())

const address = `0x${'a1'.repeat(20)}`
const token = `0x${'70'.repeat(20)}`
const spender = `0x${'5e'.repeat(20)}`
const toWord = (text: string) => `0x${text.slice(2).padStart(64, '0')}`
const hex = (value: bigint | number) => `0x${value.toString(16)}`
const head = 20_000_000n
type Filter = { fromBlock: string; toBlock: string; topics: unknown[] }

/** A node that refuses more than `limit` blocks, and has one approval in `block`. */
function open(limit: bigint, block: bigint) {
  const ranges: (readonly [from: bigint, to: bigint])[] = []
  const fake = createFakeNode({
    eth_getBlockByNumber: (number: string) => {
      const wanted = number === 'latest' ? head : BigInt(number)
      return { number: hex(wanted), timestamp: hex(wanted * 12n) }
    },
    eth_getLogs: ({ fromBlock, toBlock, topics }: Filter) => {
      const [from, to] = [BigInt(fromBlock), BigInt(toBlock)]
      if (to - from + 1n > limit) throw Object.assign(new Error('range'), { code: -32_005 })
      expect(topics[1]).toBe(toWord(address))
      ranges.push([from, to])
      if (block < from || block > to) return []
      const topic = [approvalTopics.approval, toWord(address), toWord(spender)]
      return [{ address: token, topics: topic, blockNumber: hex(block), data: '0x' }]
    },
  })
  const { signal } = new AbortController()
  const look = (before?: bigint, after?: bigint) =>
    findClaims(fake.chain, { address, network: fake.network, before, after, signal })
  return { ...fake, ranges, look }
}

test('default: a node that can answers for the whole chain at once', async () => {
  const { look, requests } = open(head * 2n, 7n)
  expect(await look()).toEqual({
    claims: [{ kind: 'token', token, spender }],
    reachedBlock: 0n,
    ...{ since: 0, newestBlock: head },
  })
  expect(requests).toHaveLength(2)
})

test('behavior: what was looked at before is left out', async () => {
  const { look, ranges } = open(head * 2n, head - 5n)
  const after = head - 64n
  expect(await look(undefined, after)).toMatchObject({
    claims: [{ kind: 'token', token, spender }],
    ...{ reachedBlock: after + 1n, newestBlock: head },
  })
  expect(ranges).toEqual([[after + 1n, head]])
})

test('behavior: a chain that is shorter than what was looked at has nothing new', async () => {
  const { look, ranges } = open(head * 2n, 7n)
  const found = await look(undefined, head + 100n)
  expect(found).toMatchObject({ claims: [], newestBlock: head })
  // Not "since the first block".
  expect(found.since).toBeGreaterThan(0)
  expect(ranges).toEqual([])
})

test('behavior: one that refuses long ranges is asked for shorter ones, 40 times a look', async () => {
  const { look, requests, ranges } = open(10_000n, head - 300_000n)
  const first = await look()
  // One more for the time of the oldest block.
  expect(requests.length).toBeLessThanOrEqual(41)
  expect(ranges[0]?.[1]).toBe(head)
  // No gaps and no overlaps.
  for (const [at, [from]] of ranges.entries())
    if (ranges[at + 1]) expect(ranges[at + 1]?.[1]).toBe(from - 1n)
  expect(first.reachedBlock).toBe(ranges.at(-1)?.[0])
  expect(first.since).toBe(Number(first.reachedBlock) * 12)
  const count = ranges.length
  const second = await look(first.reachedBlock)
  // The next look continues where the last one ended.
  expect(ranges[count]?.[1]).toBe(first.reachedBlock - 1n)
  expect(second.reachedBlock).toBeLessThan(first.reachedBlock)
  const all = [...first.claims, ...second.claims]
  // Its time is between that of the blocks that are known.
  expect(all).toMatchObject([{ token, spender }])
  expect(Math.abs((all[0]?.at ?? 0) - Number(head - 300_000n) * 12)).toBeLessThan(60)
})

test('behavior: a look ends after five seconds', async () => {
  vi.useFakeTimers()
  const { look, answers, requests } = open(10_000n, 1n)
  const before = answers.eth_getLogs as (filter: Filter) => unknown
  answers.eth_getLogs = async (filter: Filter) => {
    await new Promise((resolve) => setTimeout(resolve, 900))
    return before(filter)
  }
  const looking = look()
  await vi.advanceTimersByTimeAsync(10_000)
  await looking
  expect(requests.length).toBeLessThan(12)
})

test('error: a node that refuses everything', async () => {
  const { look } = open(0n, 1n)
  await expect(look()).rejects.toMatchObject({ code: 'NETWORK_RPC_FAILED' })
  await expect(look(9000n)).rejects.toMatchObject({ code: 'NETWORK_RPC_FAILED' })
})

test('error: what is no list of logs is no answer', async () => {
  const { look, answers } = open(head, 1n)
  answers.eth_getLogs = () => 'nothing'
  await expect(look()).rejects.toThrow(TypeError)
})

test('behavior: the topics are those of the events', () => {
  const events = [
    'Approval(address,address,uint256)',
    'ApprovalForAll(address,address,bool)',
    'Approval(address,address,address,uint160,uint48)',
    'Permit(address,address,address,uint160,uint48,uint48)',
  ]
  expect(Object.values(approvalTopics)).toEqual(events.map((event) => toEventSelector(event)))
})
