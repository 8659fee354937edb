import { HttpResponse } from 'msw'
import type { Hex } from 'viem'
import {
  decodeAbiParameters as decodeAbi,
  encodeAbiParameters,
  parseAbiParameters,
  toFunctionSelector,
} from 'viem/utils'
import { expect, test } from 'vitest'
import { createApiApp } from '../test/createApiApp.ts'
import { nodeAt, prepareApis } from '../test/prepareApis.ts'
import { answerRpc, type FakeRequest } from '../test/startFakeNode.ts'
import fixture from './fixtures/alchemy.fixture.json' with { type: 'json' }

const use = prepareApis()
const owner = '0x00000000000000000000000000000000000A11cE'
const key = 'the-key-of-alchemy'
const word = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])

/** Token metadata, by the last digits of the address. */
const tokens: Record<string, readonly [string, string, bigint]> = {
  '0de1': ['One', 'ONE', 6n],
  '0de3': ['USD Coin', 'USDC', 6n],
}
const getEthBalance = toFunctionSelector('getEthBalance(address)')
const functions = ['decimals', 'symbol', 'name'].map((name) => toFunctionSelector(`${name}()`))

const results = parseAbiParameters('(bool success, bytes returnData)[]')
const calls = parseAbiParameters('(address target, bool allowFailure, bytes callData)[]')

/** A node with Multicall3 and an account with 2 ETH and 3 USDC. */
const node = answerRpc({
  eth_chainId: () => '0x1',
  eth_getBalance: () => '0x1bc16d674ec80000',
  eth_call: ([call]) => answerCalls((call as { data: Hex }).data),
})

function answerCalls(data: Hex): Hex {
  const [list] = decodeAbi(calls, `0x${data.slice(10)}`)
  const answers = list.map(({ target, callData }) => {
    const returnData = answerOne(target, callData)
    return { success: returnData !== undefined, returnData: returnData ?? '0x' }
  })
  return encodeAbiParameters(results, [answers])
}

function answerOne(target: string, callData: Hex): Hex | undefined {
  if (callData.startsWith(getEthBalance)) return word(2n * 10n ** 18n)
  if (callData.length > 10)
    return target.toLowerCase().startsWith('0xa0b8') ? word(3_000_000n) : word(0n)
  const token = tokens[target.slice(-4).toLowerCase()]
  const [name, symbol, decimals] = token ?? []
  if (name === undefined || symbol === undefined || decimals === undefined) return undefined
  const answers = [word(decimals), text(symbol), text(name)]
  return answers[functions.indexOf(callData)]
}

type Recorded = { status: number; body: object }
const send = ({ status, body }: Recorded) => HttpResponse.json(body, { status })

/** Alchemy as documented, unless a test overrides it. */
function setUp(alchemy: (request: FakeRequest) => unknown = pages) {
  const asked: unknown[] = []
  use(
    nodeAt('http://node.invalid/', node),
    nodeAt(`https://eth-mainnet.g.alchemy.com/v2/${key}`, async (request) => {
      asked.push(request.body)
      return alchemy(request)
    }),
  )
  const app = createApiApp({ CHAINS: 'eip155:1=http://node.invalid', ALCHEMY_KEY: key })
  const read = async (query = '') => {
    const { status, body } = await app.ask(`/v1/account/${owner}/balance?chainId=eip155:1${query}`)
    return {
      status,
      lines: body.balances?.map(({ symbol, quantity }) => [symbol, quantity.numeric]),
    }
  }
  return { ...app, read, asked }
}

const pages = answerRpc({
  eth_chainId: () => '0x1',
  eth_getBalance: () => '0xde0b6b3a7640000',
  alchemy_getTokenBalances: ([, , options]) =>
    options === undefined ? fixture.balances : fixture.lastBalances,
})

test('default', async () => {
  const { read, asked, lines } = setUp()
  expect(await read()).toEqual({
    status: 200,
    // The fourth imitates a known token, the fifth is unreadable, the third is empty.
    lines: [
      ['ETH', '1'],
      ['USDC', '2.5'],
      ['ONE', '0.000007'],
    ],
  })
  const params = asked.flatMap((call) => {
    const { method, params } = call as { method: string; params: unknown[] }
    return method === 'alchemy_getTokenBalances' ? [params] : []
  })
  expect(params).toEqual([
    [owner, 'erc20'],
    [owner, 'erc20', { pageKey: 'page-2' }],
  ])
  expect(lines.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining(['imitation of a known token', 'balance unreadable']),
  )
})

const own = {
  status: 200,
  lines: [
    ['ETH', '2'],
    ['USDC', '3'],
  ],
}

test.each<[string, Recorded]>([
  ['too much was asked', fixture.rateLimited],
  ['the key is refused', fixture.keyRefused],
  ['the method is refused', fixture.methodRefused],
  ['it fails', { status: 500, body: {} }],
])('error: %s, and the chain itself is asked', async (_name, answer) => {
  const { read, lines } = setUp(() => send(answer))
  expect(await read()).toEqual(own)
  expect(JSON.stringify(lines)).not.toContain(key)
})

test('behavior: once it fails three times it is left alone', async () => {
  const { read, asked, lines } = setUp(() => send({ status: 500, body: {} }))
  for (let count = 0; count < 6; count += 1) {
    expect(await read(`&forceUpdate=${count}`)).toEqual(own)
  }
  expect(asked).toHaveLength(3)
  expect(lines.map(({ message }) => message)).toContain('public API is left alone')
})

const lie = (method: string, result: unknown) =>
  answerRpc({
    eth_chainId: () => (method === 'eth_chainId' ? result : '0x1'),
    eth_getBalance: () => (method === 'eth_getBalance' ? result : '0xde0b6b3a7640000'),
    alchemy_getTokenBalances: () => (method.startsWith('alchemy') ? result : fixture.lastBalances),
  })

test.each<[string, (request: FakeRequest) => unknown]>([
  ['is of another chain', lie('eth_chainId', '0x2')],
  [
    'speaks of somebody else',
    lie('alchemy', { ...fixture.balances, address: `0x${'0'.repeat(40)}` }),
  ],
  ['has no list', lie('alchemy', { address: owner, tokenBalances: {} })],
  ['has a number for a native balance', lie('eth_getBalance', 1)],
  ['has a native balance of more than 256 bits', lie('eth_getBalance', `0x1${'0'.repeat(64)}`)],
  ['is HTML', () => HttpResponse.html('<h1>Busy</h1>')],
  ['is nothing', () => new HttpResponse('')],
  ['is null', () => HttpResponse.json(null)],
  ['is a prototype', () => new HttpResponse('{"__proto__":{"result":"0x1"}}')],
])('error: an answer that %s, and the chain itself is asked', async (_name, alchemy) => {
  const { read } = setUp(alchemy)
  expect(await read()).toEqual(own)
})

test('behavior: pages that never end are left', async () => {
  const again = answerRpc({
    eth_chainId: () => '0x1',
    eth_getBalance: () => '0x0',
    alchemy_getTokenBalances: () => ({ ...fixture.balances, pageKey: crypto.randomUUID() }),
  })
  const { read, asked, lines } = setUp(again)
  expect((await read()).lines).toContainEqual(['USDC', '2.5'])
  expect(asked).toHaveLength(7)
  expect(lines.map(({ reason }) => reason)).toContain('more than is taken')
})

test('behavior: networks that it does not have are read by their nodes', async () => {
  use(
    nodeAt(
      'http://node.invalid/',
      answerRpc({ eth_chainId: () => '0x7a69', eth_getBalance: () => '0x1', eth_call: () => '0x' }),
    ),
  )
  const { ask } = createApiApp({ CHAINS: 'eip155:31337=http://node.invalid', ALCHEMY_KEY: key })
  expect((await ask(`/v1/account/${owner}/balance`)).body.balances).toHaveLength(1)
})
