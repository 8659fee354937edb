import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { type Crowd, createCrowd } from './createCrowd.ts'
import { createLedger, type Ledger } from './createLedger.ts'
import { writeParcel } from './parcel.ts'
import { type RelayServer, type ServerFigures, startRelayServer } from './startRelayServer.ts'

export type Load = {
  readonly sockets: number
  readonly messages: number
  /**
   * Sent per second, independent of the answers. A relay that stalls therefore worsens the figures.
   */
  readonly perSecond: number
}

export type LoadResult = ReturnType<Ledger['result']> & {
  /** Delivered again although the client already had it. */
  readonly repeated: number
  readonly refused: number
  readonly cuts: number
  /** Milliseconds from the new process's start until all clients were back. */
  readonly backMs: number
  /** Milliseconds that messages spent in the relay since its restart. */
  readonly heldMs: ServerFigures['heldMs']
  /** The 99th percentile of each process's own delay, which is not caused by the relay. */
  readonly relayLagMs: number
  readonly generatorLagMs: number
}

const cutEveryMs = 5000
const cutShare = 0.1
const sendEveryMs = 10
const deliverWithinMs = 30_000
const gatherWithinMs = 30_000

/** Sends at a steady rate, repeatedly cuts one in ten connections, and kills the relay half-way. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const ledger = createLedger(load.messages)
  const server = await startRelayServer()
  const crowd = await createCrowd({
    url: server.url,
    sockets: load.sockets,
    onParcel: ledger.receive,
  })
  const lag = monitorEventLoopDelay({ resolution: 5 })
  try {
    lag.enable()
    let cuts = 0
    const cutting = setInterval(() => {
      cuts += crowd.cut(cutShare)
      ledger.disturb('cut')()
    }, cutEveryMs)
    const crashing = crashHalfWay({ load, server, crowd, disturb: ledger.disturb })
    // The promise is awaited below. A rejection before that must not end the process, or the
    // cleanup is skipped.
    crashing.catch(() => undefined)
    const refused = await send({ load, crowd })
    clearInterval(cutting)
    const backMs = await crashing
    await ledger.complete(deliverWithinMs)
    lag.disable()
    const { heldMs, lagMs } = await server.figures()
    return {
      ...ledger.result(),
      refused,
      cuts,
      backMs,
      repeated: crowd.clients.reduce((sum, { repeated }) => sum + repeated, 0),
      heldMs,
      relayLagMs: lagMs,
      generatorLagMs: lag.percentile(99) / 1e6,
    }
  } finally {
    crowd.close()
    await server.stop()
  }
}

/** Returns the number of messages that the relay rejected. */
async function send({ load, crowd }: { load: Load; crowd: Crowd }): Promise<number> {
  const { messages, perSecond } = load
  const start = performance.now()
  let refused = 0
  let next = 0
  while (next < messages) {
    for (; next < messages; next += 1) {
      const dueAt = start + (next * 1000) / perSecond
      if (dueAt > performance.now()) break
      crowd.publish(next, writeParcel({ index: next, dueAt })).catch(() => {
        refused += 1
      })
    }
    await pause(sendEveryMs)
  }
  return refused
}

type Crash = { load: Load; server: RelayServer; crowd: Crowd; disturb: Ledger['disturb'] }

async function crashHalfWay({ load, server, crowd, disturb }: Crash): Promise<number> {
  await pause((load.messages * 500) / load.perSecond)
  const end = disturb('crash')
  const gather = crowd.callBack()
  await server.crash()
  const listensAt = performance.now()
  await gather(gatherWithinMs)
  end()
  return performance.now() - listensAt
}
