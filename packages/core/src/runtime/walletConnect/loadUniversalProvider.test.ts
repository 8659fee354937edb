import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryArea } from '../../base/storage/storageArea.ts'
import { createRelayStorage } from './createRelayStorage.ts'
import { loadUniversalProvider } from './loadUniversalProvider.ts'

const metadata = { name: 'App', description: '', url: 'https://app.example', icons: [] }

/** The real library without a pairing, so it opens no relay connection. */
async function load() {
  const clientName = `cleat-${crypto.randomUUID().slice(0, 8)}`
  const area = createMemoryArea()
  const storage = createRelayStorage({ area, prefix: '', clientName })
  const relayUrl = 'ws://127.0.0.1:9'
  const provider = await loadUniversalProvider({
    relayUrl,
    projectId: undefined,
    metadata,
    storage,
    clientName,
  })
  stops.push(() => provider.client.core.heartbeat.stop())
  return { provider, area, clientName }
}

const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
})

test('default', async () => {
  const { provider } = await load()
  expect(provider.client.metadata).toMatchObject({ name: 'App', url: 'https://app.example' })
  expect(provider.session).toBeUndefined()
  expect(provider.client.core.relayer.connected).toBe(false)
})

test('behavior: two clients of a page are two', async () => {
  const [one, other] = [await load(), await load()]
  expect(one.provider.client.core).not.toBe(other.provider.client.core)
})

test('behavior: nothing is said on the console, and nothing of it is kept', async () => {
  const said = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
    vi.spyOn(console, level).mockReturnValue(),
  )
  const { provider } = await load()
  provider.logger.fatal('secret')
  provider.client.logger.error('secret')
  for (const level of said) expect(level).not.toHaveBeenCalled()
  expect(JSON.stringify(Object.values(provider.logger))).not.toContain('secret')
})

test('behavior: no hidden frame of another host is asked', async () => {
  const { provider } = await load()
  const { verify } = provider.client.core
  expect(await verify.register({ id: '1', decryptedId: '1' })).toBe('')
})

test('behavior: the relay is not told in clear text what is asked', async () => {
  const { provider } = await load()
  const { relayer } = provider.client.core
  const asked: unknown[] = []
  relayer.request = async (request) => {
    asked.push(request)
    relayer.events.emit('relayer_publish', request)
    return { id: 1, jsonrpc: '2.0', result: true }
  }
  const tvf = {
    correlationId: 1,
    rpcMethods: ['eth_sendTransaction'],
    contractAddresses: ['0xabc'],
  }
  await relayer.publisher.publish('topic', 'sealed', { ttl: 300, tag: 1108, tvf })
  expect(asked).toMatchObject([{ params: { topic: 'topic', message: 'sealed', ttl: 300 } }])
  expect(JSON.stringify(asked)).not.toMatch(/eth_sendTransaction|0xabc/)
})

test('behavior: an event that the session does not allow breaks nothing', async () => {
  const { provider } = await load()
  const isValidEmit: unknown = Reflect.get(provider.client.engine, 'isValidEmit')
  if (typeof isValidEmit !== 'function') throw new Error('The library has changed')
  const event = { topic: 'unknown', event: { name: 'x', data: {} }, chainId: 'eip155:1' }
  expect(await Reflect.apply(isValidEmit, provider.client.engine, [event])).toBeUndefined()
})

test('behavior: who waited for an answer is let go once it came', async () => {
  const { provider } = await load()
  const { relayer } = provider.client.core
  const events = new EventTarget()
  const gone: unknown[] = []
  const removeAllListeners = (id: string) => void gone.push(id)
  Object.assign(relayer, { provider: { events: Object.assign(events, { removeAllListeners }) } })
  relayer.events.emit('relayer_message_ack', { id: 7, jsonrpc: '2.0', result: true })
  // The library passes the answer on before it removes the listener.
  expect(gone).toEqual([])
  await Promise.resolve()
  expect(gone).toEqual(['7'])
})
