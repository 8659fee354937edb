import { expect, test } from 'vitest'
import { toWord } from '../abi/toWord.ts'
import { createFakeNode } from '../test/createFakeNode.ts'
import { accountEvents } from './accountEvents.ts'
import { createOperationSearch } from './createOperationSearch.ts'
import { entryPoints } from './entryPoints.ts'

const [account, other] = ['a', 'b'].map((digit) => `0x${digit.repeat(40)}`) as [string, string]
const hash = `0x${'1'.repeat(64)}`
const carrier = `0x${'2'.repeat(64)}`
const [entryPoint = ''] = entryPoints
const { operated, executed, notExecuted } = accountEvents
const operation = {
  address: entryPoint,
  topics: [operated, hash, `0x${toWord(account)}`, `0x${toWord(0)}`],
  data: `0x${toWord(0)}${toWord(1)}`,
  transactionHash: carrier,
}
const safe = (parts: object = {}) => ({
  ...{ address: account, topics: [executed, hash], data: `0x${toWord(0)}` },
  ...{ transactionHash: carrier, ...parts },
})

function search(
  logs: unknown,
  answers: Record<string, unknown> = {},
  asked: string | undefined = '0x64',
) {
  const { node, requests } = createFakeNode({
    ...{ eth_getCode: '0x60', eth_blockNumber: '0x70' },
    eth_getLogs: ({ address }: { address: unknown }) =>
      typeof logs === 'function' || !Array.isArray(logs)
        ? logs
        : logs.filter(({ address: of }: { address: string }) =>
            Array.isArray(address) ? address.includes(of) : address === of,
          ),
    ...answers,
  })
  const trackingData = asked === undefined ? undefined : { asked }
  const { look } = createOperationSearch(node, { account, hash, trackingData })
  const ranges = () =>
    requests
      .filter(({ method }) => method === 'eth_getLogs')
      .map(({ params: [filter] }) => {
        const { fromBlock, toBlock } = filter as { fromBlock: string; toBlock: string }
        return [Number(fromBlock), Number(toBlock)]
      })
      .filter((_, index) => index % 2 === 0)
  return { look, ranges, requests }
}

test('default: what an entry point logged about the operation finds its transaction', async () => {
  const { look, requests } = search([operation])
  expect(await look()).toBe(carrier)
  expect(requests.filter(({ method }) => method === 'eth_getLogs')).toEqual([
    {
      method: 'eth_getLogs',
      params: [
        {
          ...{ address: [...entryPoints], fromBlock: '0x50', toBlock: '0x70' },
          topics: [operated, hash, `0x${toWord(account)}`],
        },
      ],
    },
    {
      method: 'eth_getLogs',
      params: [
        {
          ...{ address: account, fromBlock: '0x50', toBlock: '0x70' },
          topics: [[executed, notExecuted]],
        },
      ],
    },
  ])
})

test.each([
  ['as a topic', safe()],
  ['in its data', safe({ topics: [executed], data: `${hash}${toWord(0)}` })],
  ['of what failed', safe({ topics: [notExecuted, hash] })],
])('default: a Safe’s hash %s finds its transaction', async (_, log) => {
  expect(await search([log]).look()).toBe(carrier)
})

test.each<[string, unknown]>([
  ['of another contract', { ...operation, address: other }],
  ['of another operation', { ...operation, topics: [operated, carrier, `0x${toWord(account)}`] }],
  ['of another account', { ...operation, topics: [operated, hash, `0x${toWord(other)}`] }],
  ['of another kind', { ...operation, topics: [executed, hash, `0x${toWord(account)}`] }],
  ['of another Safe', safe({ address: other })],
  ['of another transaction of the Safe', safe({ topics: [executed, carrier] })],
  ['without a transaction', safe({ transactionHash: null })],
  ['that is none', 5],
])('behavior: a log %s finds nothing', async (_, log) => {
  // The node answers with it all the same.
  const { look } = search(undefined, { eth_getLogs: [log] })
  expect(await look()).toBeUndefined()
})

test('behavior: an account without code has none', async () => {
  const { look, requests } = search([operation], { eth_getCode: '0x' })
  expect(await look()).toBeUndefined()
  expect(requests.map(({ method }) => method)).toEqual(['eth_getCode'])
})

test('behavior: the search goes on where it ended, with a margin for what is reorganized', async () => {
  const answers: Record<string, unknown> = { eth_blockNumber: '0x3e8' }
  const { look, ranges } = search([], answers)
  await look()
  await look()
  expect(ranges()).toEqual([
    [80, 1000],
    [980, 1000],
  ])
})

test('behavior: long ranges are searched in pieces, four at a time', async () => {
  const { look, ranges } = search([], { eth_blockNumber: '0x11170' })
  await look()
  expect(ranges()).toEqual([
    [80, 10_079],
    [10_080, 20_079],
    [20_080, 30_079],
    [30_080, 40_079],
  ])
  await look()
  expect(ranges().slice(4)).toEqual([
    [40_080, 50_079],
    [50_080, 60_079],
    [60_080, 70_000],
  ])
})

test('behavior: a node that refuses so much is asked for less, down to a hundred', async () => {
  const refusal = () =>
    Promise.reject(Object.assign(new Error('too many blocks'), { code: -32005 }))
  const { look, ranges } = search([], { eth_blockNumber: '0x11170', eth_getLogs: refusal })
  for (let looks = 0; looks < 9; looks += 1) expect(await look()).toBeUndefined()
  expect(ranges().map(([from = 0, to = 0]) => to - from + 1)).toEqual([
    ...[10_000, 5000, 2500, 1250, 625, 312, 156, 100, 100],
  ])
})

test('behavior: without the block of the request, the latest ones are searched', async () => {
  const { look, ranges } = search([], {}, '')
  await look()
  expect(ranges()).toEqual([[92, 112]])
  const early = search([], { eth_blockNumber: '0x5' }, '0x3')
  await early.look()
  expect(early.ranges()).toEqual([[0, 5]])
})

test('behavior: the hash is found where the account has its code since', async () => {
  let code = '0x'
  const { look } = search([operation], { eth_getCode: () => code })
  expect(await look()).toBeUndefined()
  code = '0x60'
  expect(await look()).toBe(carrier)
})
