import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { nativeAddresses } from '../chains/dataChain.ts'
import { openChains } from '../chains/openChains.ts'
import { readChains } from '../chains/readChains.ts'
import { createDrops } from '../drops/createDrops.ts'
import { createPriceSource } from '../price/createPriceSource.ts'
import { prepareApis } from '../test/prepareApis.ts'
import { createLlamaPrices } from './createLlamaPrices.ts'
import fixture from './fixtures/defillama.fixture.json' with { type: 'json' }

const use = prepareApis()
const { signal } = new AbortController()
const id = 'eip155:1'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const native = nativeAddresses.eip155
const recorded = 1_795_305_600_000

function setUp(answer: () => Response | Promise<Response>, described: object = {}) {
  let time = recorded + 60_000
  const asked: string[] = []
  use(
    http.get('https://coins.llama.fi/prices/current/:coins', ({ params }) => {
      asked.push(String(params.coins))
      return answer()
    }),
  )
  const { chains } = readChains({
    urls: new Map([[id, 'http://node.invalid']]),
    history: new Map(),
    file: JSON.stringify({ [id]: described }),
  })
  const chain = openChains({ chains }).get(id)
  if (!chain) throw new Error('There is no such chain.')
  const logger = { info: () => undefined, error: () => undefined }
  const drops = createDrops({ logger })
  const own = createPriceSource({ drops })
  const prices = createLlamaPrices({ own, drops, logger, now: () => time })
  const read = async (...addresses: string[]) => {
    const { byAddress, isStale } = await prices.read({ chain, addresses, signal })
    return { prices: Object.fromEntries(byAddress), isStale }
  }
  const pass = (ms: number) => {
    time += ms
  }
  return { read, asked, pass, drops }
}

const good = () => HttpResponse.json(fixture)

test('default', async () => {
  const { read, asked } = setUp(good)
  const wanted = { prices: { [native]: 3000.25, [usdc]: 0.9998 }, isStale: false }
  expect(await read(native, usdc)).toEqual(wanted)
  expect(await read(usdc, native)).toEqual(wanted)
  expect(asked).toEqual([`coingecko:ethereum,ethereum:${usdc}`])
})

test('behavior: nobody is asked about what the operator says himself', async () => {
  const { read, asked } = setUp(good, { price: 2000 })
  expect((await read(native)).prices).toEqual({ [native]: 2000 })
  expect(asked).toEqual([])
})

test('behavior: what has no price is asked about once, too', async () => {
  const { read, asked } = setUp(() => HttpResponse.json({ coins: {} }))
  for (let count = 0; count < 3; count += 1) expect((await read(usdc)).prices).toEqual({})
  expect(asked).toHaveLength(1)
})

test('behavior: while it is away, prices are from before and say so; later there are none', async () => {
  let isAway = false
  const { read, asked, pass } = setUp(() => (isAway ? HttpResponse.error() : good()))
  await read(usdc)
  isAway = true
  pass(60_000)
  for (let count = 0; count < 10; count += 1) {
    expect(await read(usdc)).toEqual({ prices: { [usdc]: 0.9998 }, isStale: true })
  }
  // Paused after three failures.
  expect(asked).toHaveLength(4)
  pass(600_000)
  expect(await read(usdc)).toEqual({ prices: {}, isStale: false })
})

const only = (coin: unknown) => () => HttpResponse.json({ coins: { [`ethereum:${usdc}`]: coin } })
const coin = { price: 1, timestamp: recorded / 1000, confidence: 0.99, decimals: 6 }

test.each<[string, unknown]>([
  ['negative', { ...coin, price: -1 }],
  ['zero', { ...coin, price: 0 }],
  ['a text', { ...coin, price: '1' }],
  ['as large as a number can be', { ...coin, price: 1e308 }],
  ['absent', { ...coin, price: null }],
  ['of a token with other decimals', { ...coin, decimals: 18 }],
  ['from a year ago', { ...coin, timestamp: coin.timestamp - 31_536_000 }],
  ['from tomorrow', { ...coin, timestamp: coin.timestamp + 86_400 }],
  ['unsure', { ...coin, confidence: 0.5 }],
  ['of nothing', null],
])('error: a price that is %s', async (_name, given) => {
  const { read, drops } = setUp(only(given))
  expect((await read(usdc)).prices).toEqual({})
  expect(Object.keys(drops.figures())).toHaveLength(1)
})

test.each<[string, () => Response]>([
  ['nothing', () => new HttpResponse('')],
  ['HTML', () => HttpResponse.html('<h1>Busy</h1>')],
  ['null', () => HttpResponse.json(null)],
  ['a list', () => HttpResponse.json([])],
  ['half of it', () => new HttpResponse(JSON.stringify(fixture).slice(0, 100))],
  ['NaN', () => new HttpResponse('{"coins":{"a":{"price":NaN}}}')],
  ['other coins', () => HttpResponse.json({ coins: { toString: coin, 'ethereum:0x1': coin } })],
  ['a prototype', () => new HttpResponse('{"coins":{"__proto__":{"price":1}}}')],
  ['an endless list', () => new HttpResponse(`{"coins":{"a":"${'x'.repeat(2_000_000)}"}}`)],
  ['429', () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '30' } })],
  ['500', () => HttpResponse.json({}, { status: 500 })],
  ['a redirect', () => HttpResponse.redirect('http://169.254.169.254/', 302)],
])('error: it answers %s', async (_name, answer) => {
  const { read } = setUp(answer)
  expect(await read(usdc, native)).toEqual({ prices: {}, isStale: false })
})
