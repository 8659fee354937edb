import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../statistics/percentile.ts'
import { slopeOf } from '../statistics/slopeOf.ts'
import { type Crowd, createCrowd } from './createCrowd.ts'
import { createLedger } from './createLedger.ts'
import { writeParcel } from './parcel.ts'
import { type RelayServer, startRelayServer } from './startRelayServer.ts'

export type Attack = {
  /** Honest pairs of an app and a wallet. */
  readonly pairs: number
  readonly perSecond: number
  /** Of the quiet time, and of the attack. */
  readonly seconds: number
}

export type AttackResult = {
  readonly messages: number
  readonly lost: number
  readonly quietP99Ms: number
  readonly attackedP99Ms: number
  readonly attackedP50Ms: number
  /** What the relay's heap grows under attack, in bytes per second. */
  readonly heapSlope: number
  readonly heapBytes: number
  /** The relay's own: how long it held messages since its start, its delay and its use of a core. */
  readonly heldP99Ms: number
  readonly relayLagMs: number
  readonly busyShare: number
  /** What the attackers got, and what they were refused. */
  readonly done: number
  readonly refused: number
}

/** A heap as small as this holds. */
const options = ['--max-old-space-size=256']
/** A sample collects garbage first, which takes time from the relay. */
const sampleEveryMs = 2000
/** The caches of an attack fill at first. */
const settleShare = 0.3
const deliverWithinMs = 10_000
const sendEveryMs = 10

/** Honest pairs exchange messages, first in peace, then beside every attack at once. */
export async function runAttack(attack: Attack): Promise<AttackResult> {
  const { pairs, perSecond, seconds } = attack
  const server = await startRelayServer({ isGuarded: true, options })
  const half = perSecond * seconds
  const ledgers = { quiet: createLedger(half), attacked: createLedger(half) }
  let ledger = ledgers.quiet
  const crowd = await createCrowd({
    url: server.url,
    sockets: 2 * pairs,
    onParcel: (index, dueAt) => ledger.receive(index, dueAt),
    // Each pair has an address of the range for carriers.
    toHeaders: (client) => ({ 'X-Forwarded-For': `100.64.${client >> 8}.${client & 255}` }),
  })
  const attacker = fork(new URL('./attacker.ts', import.meta.url), [server.url], {
    execArgv: ['--max-old-space-size=1024'],
  })
  try {
    await once(attacker, 'message')
    await send({ attack, crowd })
    await ledgers.quiet.complete(deliverWithinMs)
    ledger = ledgers.attacked
    const begin = await server.figures()
    attacker.send('attack')
    const heap = await whileSampling(server, () => send({ attack, crowd }))
    const end = await server.figures()
    await ledgers.attacked.complete(deliverWithinMs)
    attacker.send('count')
    const [counts] = await once(attacker, 'message')
    const [quiet, attacked] = [ledgers.quiet.result(), ledgers.attacked.result()]
    return {
      messages: 2 * half,
      lost: quiet.lost + attacked.lost,
      quietP99Ms: percentile(quiet.calmMs, 99),
      attackedP99Ms: percentile(attacked.calmMs, 99),
      attackedP50Ms: percentile(attacked.calmMs, 50),
      heapSlope: slopeOf(heap.slice(Math.floor(heap.length * settleShare))),
      heapBytes: Math.max(...heap.map(({ y }) => y)),
      heldP99Ms: end.heldMs.p99,
      relayLagMs: end.lagMs,
      busyShare: (end.busyMs - begin.busyMs) / (seconds * 1000),
      ...counts,
    }
  } finally {
    crowd.close()
    attacker.kill('SIGKILL')
    await server.stop()
  }
}

async function send({ attack, crowd }: { attack: Attack; crowd: Crowd }): Promise<void> {
  const { perSecond, seconds } = attack
  const start = performance.now()
  for (let next = 0; next < perSecond * seconds; ) {
    const dueAt = start + (next * 1000) / perSecond
    if (dueAt > performance.now()) {
      await pause(sendEveryMs)
      continue
    }
    // What is refused counts as lost.
    crowd.publish(next, writeParcel({ index: next, dueAt })).catch(() => undefined)
    next += 1
  }
}

async function whileSampling(server: RelayServer, work: () => Promise<void>) {
  const samples: { x: number; y: number }[] = []
  let isDone = false
  const sample = async () => {
    while (!isDone) {
      await pause(sampleEveryMs)
      const { heapBytes } = await server.figures()
      samples.push({ x: performance.now() / 1000, y: heapBytes })
    }
  }
  const sampling = sample()
  await work()
  isDone = true
  await sampling
  return samples
}
