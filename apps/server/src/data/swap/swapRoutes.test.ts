import { HttpResponse, type RequestHandler } from 'msw'
import { expect, test } from 'vitest'
import { createApiApp } from '../test/createApiApp.ts'
import { nodeAt, prepareApis } from '../test/prepareApis.ts'
import { answerRpc } from '../test/startFakeNode.ts'
import { type ApiCase, apiCases, canary, toHandlers } from './test/apiCases.ts'
import { accounts, assets, ethereum, solana } from './test/swapSamples.ts'

const use = prepareApis()
const environment = Object.assign({}, ...apiCases.map((api) => api.environment))

/** The service with every source, as an operator starts it. */
function setUp(handlers: (api: ApiCase) => RequestHandler[]) {
  use(...apiCases.flatMap(handlers))
  use(
    nodeAt(
      'http://node.invalid/',
      answerRpc({ eth_chainId: () => '0x1', eth_gasPrice: () => '0x7' }),
    ),
  )
  const { ask, lines } = createApiApp({
    ...environment,
    CHAINS: `${ethereum}=http://node.invalid,${solana}=http://solana.invalid`,
    SWAP_SOURCES: apiCases.map(({ id }) => id).join(','),
    SWAP_RATES: apiCases.map(({ id }) => `${id}=1000`).join(','),
    SWAP_RATE_LIMIT: '0',
  })
  const read = async (isSolana: boolean) => {
    const id = isSolana ? solana : ethereum
    const [from, to] = isSolana ? [assets.SOL, assets.SPL] : [assets.USDC, assets.DAI]
    const query = new URLSearchParams({
      amount: '1000000000',
      userAddress: isSolana ? accounts.solana : accounts.evm,
      from: `${id}:${from}`,
      to: `${id}:${to}`,
      firm: 'true',
    })
    const { status, body, headers } = await ask(`/v1/convert/quotes?${query}`)
    return { status, body, text: JSON.stringify([body, [...headers]]) }
  }
  return { read, lines }
}

test('default: quotes of all sources, best first', async () => {
  const { read } = setUp((api) => toHandlers(api))
  const evm = await read(false)
  // An order's validity depends on the clock, which the fixture does not know.
  expect(evm.body.unavailable).toEqual(['cow'])
  expect(evm.body.quotes.map(({ source }) => source.id)).toEqual(['1inch', '0x', 'uniswap', 'lifi'])
  const { body } = await read(true)
  expect(body.quotes.map(({ source }) => source.id)).toEqual(['jupiter'])
})

const echo = (text: string, status: number) => () =>
  HttpResponse.json(
    { name: text, message: text, errorCode: text, errorType: text, code: text, detail: text },
    { status, headers: { 'X-Key': text } },
  )

test.each([
  ['answer', 200],
  ['refuse', 400],
  ['find nothing', 404],
  ['refuse the key', 401],
  ['fail', 500],
])('error: sources that %s with the key in every word', async (_, status) => {
  const { read, lines } = setUp((api) => toHandlers({ ...api, first: echo(canary, status) }))
  for (const isSolana of [false, true]) {
    const answer = await read(isSolana)
    expect([answer.status, answer.body.code]).toEqual([503, 'SOURCE_UNAVAILABLE'])
    expect(answer.text).not.toContain(canary)
  }
  expect(JSON.stringify(lines)).not.toContain(canary)
  expect(JSON.stringify(lines)).not.toContain(accounts.evm)
})

test('error: a good answer with the key in every text', async () => {
  const spread = (value: unknown): unknown => {
    if (typeof value === 'string') return /^(?:0x)?[\da-f]*$/i.test(value) ? value : canary
    if (Array.isArray(value)) return value.map(spread)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, spread(each)]))
  }
  const { read, lines } = setUp(({ routes }) =>
    toHandlers({
      routes: routes.map((route) => ({ ...route, answer: spread(route.answer) as object })),
    }),
  )
  const { status, text } = await read(false)
  expect(status).toBe(200)
  expect(`${text}${JSON.stringify(lines)}`).not.toContain(canary)
})
