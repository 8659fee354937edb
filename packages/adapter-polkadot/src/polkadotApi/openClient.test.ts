import { beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startRpc } from '../test/startRpc.ts'
import { openClient } from './openClient.ts'

beforeEach(() => {
  // jsdom's WebSocket cannot open, because its events are not Node's.
  vi.stubGlobal('WebSocket', WebSocket)
})

test('behavior: what is under way is waited for, but not for ever', async () => {
  const rpc = await startRpc('never')
  const { client, close } = openClient(rpc.webSocketUrl)
  void client.getChainSpecData()
  await vi.waitFor(() => expect(rpc.calls.length).toBeGreaterThan(0))
  const startedAt = Date.now()
  await close()
  expect(Date.now() - startedAt).toBeGreaterThan(2500)
  const { length } = rpc.calls
  void client.getChainSpecData()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(rpc.calls).toHaveLength(length)
  await rpc.stop()
})
