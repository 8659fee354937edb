import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { type Crowd, createCrowd } from './createCrowd.ts'
import { createLedger, type Ledger } from './createLedger.ts'
import { writeParcel } from './parcel.ts'
import { type RelayServer, type ServerFigures, startRelayServer } from './startRelayServer.ts'

export type Load = {
  readonly sockets: number
  readonly messages: number
  /** Kept up whatever the answers, so that a relay that stands still makes the figures worse. */
  readonly perSecond: number
}

export type LoadResult = ReturnType<Ledger['result']> & {
  /** Pushed again, and known to the client. */
  readonly repeated: number
  readonly refused: number
  readonly cuts: number
  /** From when the new process listened until everybody was there. */
  readonly backMs: number
  /** How long messages were in the relay itself, since it came back. */
  readonly heldMs: ServerFigures['heldMs']
  /** How late each process was, but for one turn in a hundred: what is not the relay’s doing. */
  readonly relayLagMs: number
  readonly generatorLagMs: number
}

const cutEveryMs = 5000
const cutShare = 0.1
const sendEveryMs = 10
const deliverWithinMs = 30_000
const gatherWithinMs = 30_000

/** Sends at a steady pace, cuts one in ten connections again and again, and kills the relay half-way. */
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
    // It is awaited below; until then a failure must not end the process, or nobody cleans up.
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

/** Answers how many messages the relay would not take. */
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
