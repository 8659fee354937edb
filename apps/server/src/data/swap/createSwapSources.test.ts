import { setTimeout as pause } from 'node:timers/promises'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { prepareApis } from '../test/prepareApis.ts'
import { type ApiCase, apiCases, canary, replaceAt, toHandlers } from './test/apiCases.ts'
import { openSources } from './test/openSources.ts'

const use = prepareApis()
const rates = { SWAP_RATES: apiCases.map(({ id }) => `${id}=1000`).join(',') }
const open = ({ environment }: ApiCase) => openSources({ ...environment, ...rates })
const answerOf = ({ routes }: ApiCase) => routes[0]?.answer ?? {}

test.each(apiCases)('default: $id gives a firm quote', async (api) => {
  use(...toHandlers(api))
  const { collect, drops } = open(api)
  const { quotes, unavailable } = await collect(api.asked)
  expect(unavailable).toEqual([])
  expect(quotes).toMatchObject([{ source: { id: api.id }, quote: { call: expect.anything() } }])
  expect(drops.figures()).toEqual({})
})

test.each(apiCases)('behavior: $id is asked with its key in a header alone', async (api) => {
  const requests: Request[] = []
  use(...toHandlers({ ...api, onRequest: (request) => requests.push(request) }))
  await open(api).collect(api.asked)
  expect(requests).toHaveLength(api.routes.length)
  const hasKey = Object.values(api.environment).includes(canary)
  for (const request of requests) {
    expect(request.url).not.toContain(canary)
    expect([...request.headers.values()].join(' ').includes(canary)).toBe(hasKey)
  }
})

const lies = apiCases.flatMap((api) => api.echoes.map((path) => ({ id: api.id, api, path })))

test.each(lies)('error: $id answers another $path than was asked', async ({ api, path }) => {
  const other = { hain: 5, slippageBps: 200, validTo: 1, mount: '7' }
  const [, value] = Object.entries(other).find(([key]) => path.includes(key)) ?? []
  const stranger = api.asked.from === 'USDC' ? `0x${'9'.repeat(40)}` : '1'.repeat(32)
  const answer = replaceAt(answerOf(api), path, value ?? stranger)
  use(...toHandlers({ ...api, first: () => HttpResponse.json(answer) }))
  const { collect, drops } = open(api)
  const { quotes, unavailable } = await collect(api.asked)
  expect([quotes.length, unavailable.length]).toEqual([0, 1])
  expect(Object.keys(drops.figures()).join()).toContain('quote for something else')
})

const amounts = apiCases.flatMap((api) =>
  api.amounts.flatMap((path) =>
    ['-1', '0', '1.5', '1e30', '', 'NaN', '9'.repeat(78), null, 1e30, [], {}].map((value) => ({
      id: api.id,
      api,
      path,
      value,
    })),
  ),
)

test.each(amounts)('error: $id has $value for $path', async ({ api, path, value }) => {
  const answer = replaceAt(answerOf(api), path, value)
  use(...toHandlers({ ...api, first: () => HttpResponse.json(answer) }))
  const { collect, drops } = open(api)
  const { quotes, unavailable } = await collect(api.asked)
  expect([quotes.length, unavailable.length]).toEqual([0, 1])
  expect(Object.keys(drops.figures()).length).toBeGreaterThan(0)
})

const nonsense: readonly [string, () => Response][] = [
  ['nothing', () => new HttpResponse('')],
  ['HTML', () => HttpResponse.html('<h1>Busy</h1>')],
  ['null', () => HttpResponse.json(null)],
  ['a list', () => HttpResponse.json([])],
  ['a number', () => HttpResponse.json(7)],
  ['half of it', () => new HttpResponse('{"quote":{')],
  ['a prototype', () => new HttpResponse('{"__proto__":{"quote":{}}}')],
  ['more than 1 MB', () => HttpResponse.json({ data: 'x'.repeat(1_100_000) })],
  ['a redirect', () => HttpResponse.redirect('http://169.254.169.254/', 302)],
  ['that it fails', () => HttpResponse.json({ key: canary }, { status: 500 })],
  ['that there was too much', () => HttpResponse.json({}, { status: 429 })],
  ['that the key is wrong', () => HttpResponse.json({ key: canary }, { status: 401 })],
  ['with an error', () => HttpResponse.error()],
]
const failures = apiCases.flatMap((api) =>
  nonsense.map(([name, first]) => ({ id: api.id, api, name, first })),
)

test.each(failures)('error: $id answers $name', async ({ api, first }) => {
  use(...toHandlers({ ...api, first }))
  const { collect, drops, lines } = open(api)
  const { quotes, unavailable } = await collect(api.asked)
  expect([quotes.length, unavailable.length]).toEqual([0, 1])
  expect(Object.keys(drops.figures()).join()).toContain('source of quotes unavailable')
  expect(lines.join()).not.toContain(canary)
})

test.each(apiCases)(
  'error: a refusal of $id counts, and is no reason to leave it alone',
  async (api) => {
    const body = { ...api.refused, message: `No: ${canary}`, detail: canary, error: canary }
    use(...toHandlers({ ...api, first: () => HttpResponse.json(body, { status: 400 }) }))
    const { collect, lines } = open(api)
    for (let count = 0; count < 4; count += 1) {
      expect(await collect(api.asked)).toMatchObject({ quotes: [], unavailable: [{ id: api.id }] })
    }
    expect(lines.join()).not.toContain(canary)
    use(...toHandlers(api))
    expect((await collect(api.asked)).quotes).toHaveLength(1)
  },
)

test.each(apiCases)('behavior: $id is left alone once it fails three times', async (api) => {
  let asked = 0
  const first = () => {
    asked += 1
    return HttpResponse.json({}, { status: 500 })
  }
  use(...toHandlers({ ...api, first }))
  const { collect, lines } = open(api)
  for (let count = 0; count < 6; count += 1) await collect(api.asked)
  expect(asked).toBe(3)
  expect(lines.join()).toContain('public API is left alone')
})

test('behavior: a refused key is left alone at once', async () => {
  const [api] = apiCases as readonly [ApiCase]
  let asked = 0
  const first = () => {
    asked += 1
    return HttpResponse.json({}, { status: 403 })
  }
  use(...toHandlers({ ...api, first }))
  const { collect } = open(api)
  for (let count = 0; count < 3; count += 1) await collect(api.asked)
  expect(asked).toBe(1)
})

test('behavior: beyond its rate an API is not asked, and that is no failure', async () => {
  const [api] = apiCases as readonly [ApiCase]
  let asked = 0
  use(...toHandlers({ ...api, onRequest: () => (asked += 1) }))
  const { collect, lines } = openSources({ ...api.environment, SWAP_RATES: '0x=1' })
  const client = { ...api.asked, client: 'greedy' }
  const answers = await Promise.all(Array.from({ length: 6 }, () => collect(client)))
  const served = answers.filter(({ quotes }) => quotes.length > 0).length
  expect(served).toBeGreaterThan(0)
  expect(asked).toBeLessThan(4)
  expect(lines.join()).not.toContain('left alone')
})

test('behavior: a hanging API does not keep the others', async () => {
  const [zeroEx, oneInch] = apiCases as readonly [ApiCase, ApiCase]
  const hang = async () => {
    await pause(60_000, undefined, { ref: false })
    return HttpResponse.json({})
  }
  use(...toHandlers({ ...zeroEx, first: hang }), ...toHandlers(oneInch))
  const environment = { ...zeroEx.environment, ...oneInch.environment, ...rates }
  const { collect } = openSources({ ...environment, SWAP_SOURCES: '0x,1inch' })
  const { quotes, unavailable } = await collect(zeroEx.asked)
  expect(quotes).toMatchObject([{ source: { id: '1inch' } }])
  expect(unavailable).toMatchObject([{ id: '0x' }])
})
