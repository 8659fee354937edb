import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createRelayClient } from '@cleat/server/relay/client'
import { createCrowd } from '../relay/createCrowd.ts'
import { createLedger } from '../relay/createLedger.ts'
import { writeParcel } from '../relay/parcel.ts'
import { startRelayServer } from '../relay/startRelayServer.ts'
import { slopeOf } from '../statistics/slopeOf.ts'

export type Soak = { readonly seconds: number; readonly perSecond: number }

export type SoakResult = {
  readonly messages: number
  readonly lost: number
  /** Clients that came, published, fetched and left. */
  readonly visits: number
  /** The relay's heap after garbage collection. */
  readonly firstBytes: number
  readonly lastBytes: number
  /** What the heap grows, in bytes per hour, after the time in which caches fill. */
  readonly slopePerHour: number
}

const pairs = 50
const visitorsAtOnce = 5
const settleShare = 0.4
const sampleEveryMs = 2000

/** Pairs exchange messages while others come and go, and the relay's heap is sampled. */
export async function runSoak({ seconds, perSecond }: Soak): Promise<SoakResult> {
  const messages = seconds * perSecond
  const server = await startRelayServer()
  const ledger = createLedger(messages)
  const crowd = await createCrowd({ url: server.url, sockets: 2 * pairs, onParcel: ledger.receive })
  const heap: { x: number; y: number }[] = []
  let visits = 0
  let isDone = false
  const start = performance.now()

  const visit = async () => {
    while (!isDone) {
      const client = createRelayClient({ url: server.url, onMessage: () => undefined })
      const topic = randomBytes(32).toString('hex')
      await client.subscribe(topic)
      await client.publish({ topic, message: randomBytes(600).toString('base64'), ttl: 1 })
      await client.fetch(topic)
      client.close()
      visits += 1
      await pause(50)
    }
  }
  const sample = async () => {
    while (!isDone) {
      const { heapBytes } = await server.figures()
      heap.push({ x: (performance.now() - start) / 3_600_000, y: heapBytes })
      await pause(sampleEveryMs)
    }
  }
  try {
    const others = [sample(), ...Array.from({ length: visitorsAtOnce }, visit)]
    for (let index = 0; index < messages; index += 1) {
      const dueAt = start + (index * 1000) / perSecond
      const earlyMs = dueAt - performance.now()
      if (earlyMs > 1) await pause(earlyMs)
      crowd.publish(index, writeParcel({ index, dueAt })).catch(() => undefined)
    }
    await ledger.complete(10_000)
    isDone = true
    await Promise.all(others)
    return {
      messages,
      visits,
      lost: ledger.result().lost,
      firstBytes: heap[Math.floor(heap.length * settleShare)]?.y ?? Number.NaN,
      lastBytes: heap.at(-1)?.y ?? Number.NaN,
      slopePerHour: slopeOf(heap.slice(Math.floor(heap.length * settleShare))),
    }
  } finally {
    isDone = true
    crowd.close()
    await server.stop()
  }
}
