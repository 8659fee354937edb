import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { providerIds } from '../contract/providerIds.ts'
import { createFakeProvider } from '../test/createFakeProvider.ts'
import { createOnrampApp, createOrderDatabase, now } from '../test/createOnrampApp.ts'
import { orderFixture } from '../test/orderFixture.ts'
import { type SignedWebhook, webhookDialects, webhooksUrl } from '../test/signWebhook.ts'

const { database, clear, rows } = createOrderDatabase()
const providerRef = 'cos_1NamBL2eZvKYlo2CP38sZVEW'
const secret = 'whsec_of_the_tests_0123456789'
const each = 5

beforeAll(() => database.check(), 60_000)
beforeEach(clear)
afterAll(() => database.close())

test.each(providerIds)(
  'behavior: forty bad webhooks of %s change nothing, and its own counts once',
  async (provider) => {
    const { event, sign, rewrite, read } = webhookDialects[provider]
    const fake = createFakeProvider({ id: provider })
    const { app, store, lines } = createOnrampApp({
      database,
      settings: { ONRAMP_URL: 'https://data.example' },
      providers: [{ ...fake, readWebhook: async (request) => read({ ...request, secret }) }],
    })
    await store.add({ ...orderFixture, provider })
    await store.apply({
      id: orderFixture.id,
      news: [{ status: 'opened', at: now - 60_000, providerRef }],
    })
    fake.told.set(orderFixture.id, { status: 'processing', at: now })
    const before = await rows()
    const send = async ({ headers, body }: SignedWebhook) => {
      const path = `${webhooksUrl}/${provider}`
      const response = await app.request(path, { method: 'POST', headers, body })
      return [response.status, await response.text()]
    }
    const body = JSON.stringify(event)
    const signAt = (at: number, key = secret) => sign({ body, secret: key, at })
    const altered = body.replace(orderFixture.address, `0x${'0'.repeat(40)}`)

    const kinds: readonly ((index: number) => Promise<SignedWebhook>)[] = [
      // Forged.
      async () => ({ headers: {}, body }),
      async (index) => signAt(now, `${secret}${index}`),
      async (index) => signAt(now, secret.slice(0, -1 - index)),
      async () => ({ ...(await sign({ body: `${body} `, secret, at: now })), body: altered }),
      // Old, and of a time to come.
      async (index) => signAt(now - 301_000 - index * 1000),
      async (index) => signAt(now - 86_400_000 * (index + 1)),
      async (index) => signAt(now + 301_000 + index * 1000),
      // Written again after it was signed.
      async (index) => rewrite(await signAt(now - index * 1000)),
    ]
    let count = 0
    for (const make of kinds) {
      for (let index = 0; index < each; index += 1) {
        expect(await send(await make(index))).toEqual([401, ''])
        count += 1
      }
    }
    expect(count).toBe(40)
    expect(await rows()).toEqual(before)

    const good = await signAt(now - 240_000)
    expect(await send(good)).toEqual([204, ''])
    const after = await rows()
    expect([after.webhooks.length, after.orders[0]?.status]).toEqual([1, 'processing'])
    // The same again, and the same event, signed again.
    fake.told.set(orderFixture.id, { status: 'failed', reason: 'declined', at: now })
    for (let index = 0; index < each; index += 1) expect(await send(good)).toEqual([204, ''])
    if (provider !== 'transak') expect(await send(await signAt(now))).toEqual([204, ''])
    expect(await rows()).toEqual(after)
    expect(JSON.stringify(lines)).not.toContain(secret)
  },
)
