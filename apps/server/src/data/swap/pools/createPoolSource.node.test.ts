import { localExchange } from '@cleat/localnet'
import type { Hex } from 'viem'
import { encodeAbiParameters, toFunctionSelector } from 'viem/utils'
import { expect, test } from 'vitest'
import { createDataApp } from '../../test/createDataApp.ts'
import { answerRpc, startFakeNode } from '../../test/startFakeNode.ts'
import { describeExchange } from '../test/describeExchange.ts'
import { accounts } from '../test/swapSamples.ts'

const id = 'eip155:31337'
const { DAI, USDC } = localExchange.tokens
const getPair = toFunctionSelector('getPair(address,address)')
const getReserves = toFunctionSelector('getReserves()')
const getBlock = () => ({ timestamp: '0x1' })
const word = (...values: bigint[]) =>
  encodeAbiParameters(
    values.map(() => ({ type: 'uint256' })),
    values,
  )

type Results = Parameters<typeof answerRpc>[0]

/** A node whose only pool is that of DAI and USDC. It has no Multicall3. */
const results: Results = {
  eth_chainId: () => '0x7a69',
  eth_gasPrice: () => '0x7',
  eth_getBlockByNumber: getBlock,
  eth_call: ([call]) => answerCall((call as { data: Hex }).data),
}

function answerCall(data: Hex): Hex {
  const isPair = data.includes(DAI.address.slice(2)) && data.includes(USDC.address.slice(2))
  if (data.startsWith(getPair)) return word(isPair ? 0xabcn : 0n)
  // USDC comes first in the pool.
  return data.startsWith(getReserves) ? word(10n ** 12n, 10n ** 24n, 0n) : '0x'
}

async function setUp(more: Results = {}) {
  const node = await startFakeNode(answerRpc({ ...results, ...more }))
  const { ask, post } = createDataApp({
    urls: { [id]: node.url },
    described: { [id]: describeExchange() },
  })
  const asked = {
    amount: String(10n ** 19n),
    userAddress: accounts.evm,
    from: `${id}:${DAI.address}`,
    to: `${id}:${USDC.address}`,
  }
  const quotes = (parts: Record<string, string> = {}) =>
    ask(`/v1/convert/quotes?${new URLSearchParams({ ...asked, ...parts })}`)
  const build = (quoteId: string) => post('/v1/convert/build-transaction', { ...asked, quoteId })
  return { quotes, build, node }
}

test('default: without Multicall3 and without a way to try', async () => {
  const { quotes } = await setUp()
  const { body } = await quotes({ firm: 'true' })
  expect(body.quotes).toMatchObject([
    { toAmount: '9969900', tx: { eip155: { gas: '130000', gasPrice: '7' } } },
  ])
})

test('behavior: quotes of the same second share what was read', async () => {
  const { quotes, node } = await setUp()
  const first = await Promise.all(Array.from({ length: 10 }, () => quotes()))
  expect(first.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  const asked = node.requests.length
  expect((await quotes({ amount: '1000000000000000' })).status).toBe(200)
  expect(node.requests).toHaveLength(asked)
  // A call is of now.
  await quotes({ firm: 'true' })
  expect(node.requests.length).toBeGreaterThan(asked)
})

type Trial = () => unknown

const trial = (received: readonly bigint[], status = '0x1') => {
  let count = 0
  return () => {
    const has = received[count] ?? 0n
    count += 1
    const calls = [word(), word(), word(100n), '0x', word(100n + has)].map((returnData, index) => ({
      status: index === 3 ? status : '0x1',
      returnData,
      gasUsed: '0x186a0',
    }))
    return [{ calls }]
  }
}

test.each<[string, Trial, string, string]>([
  ['pays what reserves promise', trial([9_969_900n]), '0x38ed1739', '9969900'],
  ['pays more, which is not promised', trial([9_999_999n]), '0x38ed1739', '9969900'],
  ['pays less by both functions', trial([9n, 8n]), '0x5c11d795', '8'],
  ['pays nothing by either', trial([0n, 0n]), '0x38ed1739', '9969900'],
  ['fails by both', trial([0n, 0n], '0x0'), '0x38ed1739', '9969900'],
  ['has fewer calls', () => [{ calls: [] }], '0x38ed1739', '9969900'],
])('behavior: a trial that %s', async (_, eth_simulateV1, selector, toAmount) => {
  const { quotes } = await setUp({ eth_simulateV1 })
  const [quote] = (await quotes({ firm: 'true' })).body.quotes
  expect([quote?.tx?.data.slice(0, 10), quote?.toAmount]).toEqual([selector, toAmount])
})

test('behavior: gas of a trial, with room for what is refunded', async () => {
  const { quotes } = await setUp({ eth_simulateV1: trial([9_969_900n]) })
  expect((await quotes({ firm: 'true' })).body.quotes[0]?.gas).toBe('140000')
})

test.each<[string, Results]>([
  ['refuses calls', { eth_call: () => null }],
  ['answers no reserves', { eth_call: ([call]) => noReserves((call as { data: Hex }).data) }],
])('error: a node that %s', async (_, more) => {
  const { quotes } = await setUp(more)
  expect([422, 503]).toContain((await quotes()).status)
})

function noReserves(data: Hex): Hex {
  return data.startsWith(getReserves) ? '0x01' : answerCall(data)
}

test('error: a node that is down', async () => {
  const { ask } = createDataApp({
    urls: { [id]: 'http://127.0.0.1:2' },
    described: { [id]: describeExchange() },
  })
  const query = new URLSearchParams({
    amount: '1000',
    userAddress: accounts.evm,
    from: `${id}:${DAI.address}`,
    to: `${id}:${USDC.address}`,
  })
  expect(await ask(`/v1/convert/quotes?${query}`)).toMatchObject({
    status: 503,
    body: { code: 'SOURCE_UNAVAILABLE' },
  })
})

test('behavior: the deadline is after the later of both clocks', async () => {
  const future = Math.floor(Date.now() / 1000) + 86_400
  const { quotes } = await setUp({
    eth_getBlockByNumber: () => ({ timestamp: `0x${future.toString(16)}` }),
  })
  const data = (await quotes({ firm: 'true' })).body.quotes[0]?.tx?.data ?? ''
  expect(data).toContain((future + 1200).toString(16).padStart(64, '0'))
})
