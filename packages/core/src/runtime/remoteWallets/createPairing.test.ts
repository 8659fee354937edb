import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeviceWindow } from '../../test/createDeviceWindow.ts'
import { createConnection } from '../../test/createFakeAdapter.ts'
import { createFakeRelay, createSessionStruct } from '../../test/createFakeRelay.ts'
import { createPairedKit } from '../../test/createPairedKit.ts'
import { createPairing } from './createPairing.ts'

beforeEach(() => {
  vi.stubGlobal('window', createDeviceWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const create = (options: Parameters<typeof createPairedKit>[0] = {}) => {
  const { kit, memory, ...rest } = createPairedKit(options)
  return { kit, ...rest, pairing: createPairing(kit, memory) }
}

test('default', async () => {
  const { pairing, relay } = create()
  expect(pairing.current()).toBeUndefined()
  const [first, second] = await Promise.all([pairing.load(), pairing.load()])
  expect(second).toBe(first)
  expect(pairing.current()).toBe(first)
  expect(first.provider).toBe(relay.provider)
})

test('error: CONFIG_RELAY_URL_INVALID, and the next call tries again', async () => {
  const { kit, pairing } = create({ services: { relay: 'https://relay.example' } })
  await expect(pairing.load()).rejects.toMatchObject({ code: 'CONFIG_RELAY_URL_INVALID' })
  expect(pairing.current()).toBeUndefined()
  Object.assign(kit.controllers.options.state, { services: { relay: 'wss://relay.example' } })
  expect(await pairing.load()).toBe(pairing.current())
})

test('behavior: adapters forget a session that the wallet ended', async () => {
  const relay = createFakeRelay()
  relay.sessions.set('topic', createSessionStruct())
  const { kit, pairing, adapter } = create({ relay })
  const { eip155 } = await pairing.load()
  // Listens as an adapter does.
  eip155.on('disconnect', () => adapter.drop())
  adapter.setConnection(createConnection({ connectorId: 'walletConnect' }))
  kit.storage.set('isExternal', true)
  relay.client.emit('session_delete', { topic: 'topic' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(adapter.calls).toContain('disconnect')
  expect(kit.storage.get('isExternal')).toBe(false)
})
