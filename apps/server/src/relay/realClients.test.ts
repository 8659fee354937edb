import { once } from 'node:events'
import { expect, test } from 'vitest'
import { useFolder } from '../test/useFolder.ts'
import { startRelay } from './startRelay.ts'
import { openEmbeddedStore } from './store/openEmbeddedStore.ts'
import { createRealClient } from './test/createRealClient.ts'
import { useRelay } from './test/useRelay.ts'

const namespaces = {
  eip155: {
    chains: ['eip155:1'],
    accounts: ['eip155:1:0xd8da6bf26964af9d7eed9e03e53415d37aa96045'],
    methods: ['personal_sign'],
    events: ['accountsChanged'],
  },
}

/** Pairs both clients and returns the topic of their session. */
async function pair(app: Client, wallet: Client): Promise<string> {
  const { eip155 } = namespaces
  const { uri = '', approval } = await app.connect({ optionalNamespaces: { eip155 } })
  const proposed = once(wallet.events, 'session_proposal')
  await wallet.core.pairing.pair({ uri })
  const [{ id }] = await proposed
  const { acknowledged } = await wallet.approve({ id, namespaces })
  const { topic } = await approval()
  await acknowledged()
  return topic
}

type Client = Awaited<ReturnType<typeof createRealClient>>

/** The wallet signs every request. */
function signAll(wallet: Client): void {
  wallet.on('session_request', ({ id, topic, params }) => {
    const result = `signed ${params.request.params[0]}`
    void wallet.respond({ topic, response: { id, jsonrpc: '2.0', result } })
  })
}

function sign(app: Client, topic: string, text: string): Promise<unknown> {
  const request = { method: 'personal_sign', params: [text] }
  return app.request({ topic, chainId: 'eip155:1', request })
}

test('default', async () => {
  const relay = await useRelay()
  const [app, wallet] = [await createRealClient(relay.url), await createRealClient(relay.url)]
  signAll(wallet)
  const topic = await pair(app, wallet)
  expect(await sign(app, topic, 'one')).toBe('signed one')
  const { published, acknowledged } = relay.figures()
  expect(published).toBeGreaterThanOrEqual(6)
  await expect.poll(() => relay.figures().acknowledged).toBeGreaterThanOrEqual(published)
  expect(acknowledged).toBeGreaterThan(0)

  const deleted = once(wallet.events, 'session_delete')
  await app.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } })
  expect((await deleted)[0]).toMatchObject({ topic })
})

test('behavior: the relay restarts under a session, and both sides come back by themselves', {
  timeout: 60_000,
}, async () => {
  const folder = await useFolder()
  const first = await startRelay({ store: openEmbeddedStore({ folder }) })
  const [app, wallet] = [await createRealClient(first.url), await createRealClient(first.url)]
  signAll(wallet)
  const topic = await pair(app, wallet)
  expect(await sign(app, topic, 'before')).toBe('signed before')
  await first.stop()
  const port = Number(new URL(first.url).port)
  const relay = await useRelay({ port, store: openEmbeddedStore({ folder }) })
  await expect.poll(() => relay.figures().sockets, { timeout: 20_000 }).toBe(2)
  expect(await sign(app, topic, 'after')).toBe('signed after')
})

test('behavior: a request waits for a wallet that is away', { timeout: 60_000 }, async () => {
  const relay = await useRelay()
  const [app, wallet] = [await createRealClient(relay.url), await createRealClient(relay.url)]
  signAll(wallet)
  const topic = await pair(app, wallet)
  await wallet.core.relayer.transportClose()
  await expect.poll(() => relay.figures().sockets).toBe(1)
  const signed = sign(app, topic, 'later')
  const { published } = relay.figures()
  await expect.poll(() => relay.figures().published).toBeGreaterThan(published)
  await wallet.core.relayer.transportOpen()
  expect(await signed).toBe('signed later')
})

test('error: a clock that is off is told why, and does not try for ever', async () => {
  const relay = await useRelay({ now: () => Date.now() + 600_000 })
  const client = await createRealClient(relay.url)
  const errors: string[] = []
  client.core.relayer.on('relayer_error', (error: Error) => errors.push(error.message))
  client.core.relayer.subscribe('a'.repeat(64)).catch(() => undefined)
  await expect.poll(() => errors).toEqual([expect.stringMatching(/3000 \(clock: The token is of /)])
  expect(relay.figures().sockets).toBe(0)
})
