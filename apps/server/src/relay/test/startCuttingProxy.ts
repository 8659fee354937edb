import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export type CuttingProxy = {
  readonly url: string
  /**
   * Cuts every connection after that many frames in both directions. The next connection is not
   * cut.
   */
  cutAfter(frames: number): void
  /** Stops passing data, without closing. */
  silence(): void
  readonly cuts: number
}

/**
 * A proxy between clients and the relay that imitates a bad network. A frame is one chunk of data,
 * which holds for small frames.
 */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target)
  let left = Number.POSITIVE_INFINITY
  let isSilent = false
  let cuts = 0
  const sockets = new Set<Socket>()

  const join = (from: Socket, to: Socket) => {
    from.on('data', (chunk) => {
      if (isSilent) return
      if (left <= 0) return cut(from, to)
      left -= 1
      to.write(chunk)
    })
    from.on('error', () => undefined)
    from.on('close', () => to.destroy())
    sockets.add(from)
  }
  const cut = (...both: Socket[]) => {
    left = Number.POSITIVE_INFINITY
    cuts += 1
    for (const socket of both) socket.destroy()
  }
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    join(client, upstream)
    join(upstream, client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutAfter(frames) {
      left = frames
    },
    silence() {
      isSilent = true
    },
    get cuts() {
      return cuts
    },
  }
}
