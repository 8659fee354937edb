import { createCrowd } from './createCrowd.ts'
import { startRelayServer } from './startRelayServer.ts'

export type SocketWeight = {
  readonly sockets: number
  readonly bytesPerSocket: number
  /** Milliseconds until all were connected and subscribed. */
  readonly openMs: number
}

/** Measures the relay's memory for idle sockets with one subscription each. */
export async function weighSockets(sockets: number): Promise<SocketWeight> {
  const server = await startRelayServer()
  try {
    const before = await server.figures()
    const start = performance.now()
    const crowd = await createCrowd({ url: server.url, sockets, onParcel: () => undefined })
    const openMs = performance.now() - start
    const { bytes } = await server.figures()
    crowd.close()
    return { sockets, openMs, bytesPerSocket: (bytes - before.bytes) / sockets }
  } finally {
    await server.stop()
  }
}
