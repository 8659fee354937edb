import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { type ClientOptions, WebSocket, WebSocketServer } from 'ws'
import { createPeer, type Peer } from '../createPeer.ts'
import { pingEverySeconds } from '../protocol/limits.ts'
import { openEmbeddedStore } from '../store/openEmbeddedStore.ts'

/** One relay socket with its client, for tests that control time. */
export async function usePeer(options: ClientOptions = {}) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', autoPong: false })
  const store = openEmbeddedStore()
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const client = new WebSocket(`ws://127.0.0.1:${port}`, options)
  client.on('error', () => undefined)
  const [[socket, { socket: stream }]] = await Promise.all([
    once(server, 'connection'),
    once(client, 'open'),
  ])
  let lastId = 0
  const peer: Peer = createPeer({
    socket,
    stream,
    clientId: 'client',
    store,
    network: '127.0.0.1',
    pace: { take: () => 0 },
    memory: { take: () => true, release: () => undefined },
    unfinished: { take: () => true, release: () => undefined },
    nextId: () => ++lastId,
    onRequest: async () => undefined,
    onClose: () => undefined,
  })
  const closed = once(client, 'close').then(([code, reason]) => ({ code, reason: String(reason) }))
  onTestFinished(async () => {
    client.terminate()
    socket.terminate()
    server.close()
    await store.close()
  })
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) peer.tick()
  }
  return {
    peer,
    client,
    closed,
    pass,
    /** Advances to the next ping and its answer, if any. */
    async passPing() {
      const pinged = once(client, 'ping')
      const answered = once(socket, 'pong')
      pass(pingEverySeconds)
      await pinged
      if (options.autoPong !== false) await answered
    },
  }
}
