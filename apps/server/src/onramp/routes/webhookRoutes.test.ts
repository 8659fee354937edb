import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SourceUnavailableError } from '../api/sourceUnavailableError.ts'
import { createFakeProvider } from '../test/createFakeProvider.ts'
import { createOnrampApp, createOrderDatabase, now } from '../test/createOnrampApp.ts'
import { orderFixture } from '../test/orderFixture.ts'

const { database, clear, rows } = createOrderDatabase()
const news = { status: 'processing', at: now } as const
const event = { secret: 'right', eventId: 'e1', orderId: orderFixture.id, news }

beforeAll(() => database.check(), 60_000)
beforeEach(clear)
afterAll(() => database.close())

async function setUp(settings: Record<string, string> = {}) {
  const [coinbase, meld] = [createFakeProvider(), createFakeProvider({ id: 'meld' })]
  const urls: (string | undefined)[] = []
  const listed = [coinbase, meld].map((provider) => ({
    ...provider,
    readWebhook(request: Parameters<typeof provider.readWebhook>[0]) {
      urls.push(`${request.url} ${request.now}`)
      return provider.readWebhook(request)
    },
  }))
  const app = createOnrampApp({ database, providers: listed, settings })
  await app.store.add({ ...orderFixture, provider: 'meld' })
  const send = async (more: object = {}, provider = 'meld') => {
    const { status, body } = await app.post(`/v1/onramp/webhooks/${provider}`, {
      ...event,
      ...more,
    })
    return [status, body.code ?? body, body.detail]
  }
  const log = () => app.lines.filter(({ message }) => String(message).startsWith('webhook'))
  return { ...app, meld, urls, send, log }
}

test('default', async () => {
  const { meld, send, log, urls } = await setUp({ ONRAMP_URL: 'https://data.example/services' })
  meld.told.set(orderFixture.id, news)
  expect(await send()).toEqual([204, '', undefined])
  expect((await rows()).orders).toMatchObject([{ status: 'processing' }])
  expect(urls).toEqual([`https://data.example/services/v1/onramp/webhooks/meld ${now}`])
  expect(log()).toMatchObject([
    { level: 'info', message: 'webhook taken', provider: 'meld', outcome: 'changed' },
  ])
})

test('behavior: without an address of its own, the service is where it was called', async () => {
  const { send, urls } = await setUp()
  await send()
  expect(urls).toEqual([`http://localhost/v1/onramp/webhooks/meld ${now}`])
})

test('behavior: an event of one provider does not count as another’s', async () => {
  const { meld, send, log } = await setUp()
  meld.told.set(orderFixture.id, news)
  expect(await send({}, 'coinbase')).toEqual([204, '', undefined])
  expect((await rows()).orders).toMatchObject([{ status: 'created' }])
  expect(log()).toMatchObject([{ provider: 'coinbase', outcome: 'ignored' }])
})

test('error: what is not signed is refused without a word, and the log says why', async () => {
  const { send, log } = await setUp()
  expect(await send({ secret: 'wrong' })).toEqual([401, '', undefined])
  expect(log()).toMatchObject([
    {
      ...{ level: 'error', message: 'webhook refused', provider: 'meld' },
      reason: 'signature is of another key or body',
    },
  ])
})

test('error: a provider that cannot be asked', async () => {
  const { meld, send, log } = await setUp()
  meld.fail(new SourceUnavailableError({ name: 'The meld', reason: 'status 500' }))
  expect((await send()).slice(0, 2)).toEqual([503, 'SOURCE_UNAVAILABLE'])
  expect((await rows()).webhooks).toEqual([])
  expect(log()).toEqual([])
})

test.each(['stripe', 'nowhere'])('error: the provider %s, which is not here', async (name) => {
  const { send, urls } = await setUp()
  expect(await send({}, name)).toEqual([404, 'NOT_FOUND', 'There is no such provider.'])
  expect(urls).toEqual([])
})

test('error: a body of more than 64 kB is not read', async () => {
  const { send, urls } = await setUp()
  const padding = 'x'.repeat(65_536 - JSON.stringify({ ...event, padding: '' }).length)
  expect((await send({ padding }))[0]).toBe(204)
  expect((await send({ padding: `${padding}x` })).slice(0, 2)).toEqual([413, 'BODY_TOO_LARGE'])
  expect(urls).toHaveLength(1)
})
