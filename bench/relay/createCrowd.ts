import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { createRelayClient, type RelayClient } from '@cleat/server/relay/client'
import { readParcel } from './parcel.ts'

/** Clients in pairs. Each pair uses its own topic. */
export type Crowd = {
  readonly clients: readonly RelayClient[]
  publish(index: number, message: string): Promise<void>
  /**
   * Starts to watch for reconnections. The returned promise resolves when every client has
   * reconnected.
   */
  callBack(): (timeoutMs: number) => Promise<void>
  /** Cuts random connections. */
  cut(share: number): number
  close(): void
}

export declare namespace createCrowd {
  type Parameters = {
    url: string
    sockets: number
    onParcel: (index: number, dueAt: number) => void
    /** Headers of a client, as its proxy sends them. */
    toHeaders?: ((client: number) => Readonly<Record<string, string>>) | undefined
  }
}

/** Number of clients that connect at the same time. */
const stride = 100

export async function createCrowd(parameters: createCrowd.Parameters): Promise<Crowd> {
  const { url, sockets, onParcel, toHeaders } = parameters
  const topics = Array.from({ length: sockets / 2 }, () => randomBytes(32).toString('hex'))
  const clients: RelayClient[] = []
  const missing = new Set<number>()
  const onMessage = ({ message }: { message: string }) => {
    const { index, dueAt } = readParcel(message)
    onParcel(index, dueAt)
  }
  while (clients.length < sockets) {
    const first = clients.length
    const added = Array.from({ length: Math.min(stride, sockets - first) }, (_, index) =>
      createRelayClient({
        url,
        onMessage,
        onConnect: () => missing.delete(first + index),
        headers: toHeaders?.(first + index),
      }),
    )
    clients.push(...added)
    await Promise.all(
      added.map((client, index) => client.subscribe(topics[(first + index) >> 1] ?? '')),
    )
  }

  return {
    clients,
    async publish(index, message) {
      const at = index % sockets
      await clients[at]?.publish({ topic: topics[at >> 1] ?? '', message })
    },
    callBack() {
      for (const index of clients.keys()) missing.add(index)
      return async (timeoutMs) => {
        const deadline = performance.now() + timeoutMs
        while (missing.size > 0) {
          if (performance.now() > deadline) throw new Error(`${missing.size} did not come back.`)
          await setTimeout(10)
        }
      }
    },
    cut(share) {
      const unlucky = clients.filter(() => Math.random() < share)
      for (const client of unlucky) client.cut()
      return unlucky.length
    },
    close() {
      for (const client of clients) client.close()
    },
  }
}
