import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../statistics/percentile.ts'
import { limitedByAddress, startServiceProcess, withoutDatabase } from './startServiceProcess.ts'

export type Flood = {
  readonly visitors: number
  readonly perSecond: number
  /** Of the quiet time, and of the flood. */
  readonly seconds: number
}

export type FloodResult = {
  readonly requests: number
  readonly failed: number
  readonly quietP99Ms: number
  readonly floodedP99Ms: number
  readonly busyShare: number
  /** The 99th percentile of the service's delay. */
  readonly serverLagMs: number
  /** What the flooding visitor got, and what it was refused. */
  readonly done: number
  readonly refused: number
}

const sendEveryMs = 10

/** Visitors ask now and then, first in peace, then beside one that asks without end. */
export async function runFlood(flood: Flood): Promise<FloodResult> {
  const server = await startServiceProcess({ ...withoutDatabase, ...limitedByAddress })
  const flooder = fork(new URL('./flooder.ts', import.meta.url), [server.url])
  try {
    await once(flooder, 'message')
    await ask({ ...flood, seconds: 1 }, server.url)
    const quiet = await ask(flood, server.url)
    flooder.send('flood')
    await server.begin()
    const flooded = await ask(flood, server.url)
    const { busyMs, lagMs } = await server.figures()
    flooder.send('count')
    const [counts] = await once(flooder, 'message')
    return {
      requests: 2 * flood.perSecond * flood.seconds,
      failed: quiet.failed + flooded.failed,
      quietP99Ms: percentile(quiet.tookMs, 99),
      floodedP99Ms: percentile(flooded.tookMs, 99),
      busyShare: busyMs / (flood.seconds * 1000),
      serverLagMs: lagMs,
      ...counts,
    }
  } finally {
    flooder.kill('SIGKILL')
    await server.stop()
  }
}

async function ask({ visitors, perSecond, seconds }: Flood, url: string) {
  const tookMs: number[] = []
  let failed = 0
  const start = performance.now()
  const asked: Promise<void>[] = []
  const askOne = async (index: number, dueAt: number) => {
    const headers = { 'X-Forwarded-For': `100.64.0.${index % visitors}` }
    const path = index % 2 === 0 ? '/getWallets?entries=20' : '/v1/supported-chains'
    const response = await fetch(`${url}${path}`, { headers }).catch(() => undefined)
    if (response?.status === 200) await response.text()
    else failed += 1
    tookMs.push(performance.now() - dueAt)
  }
  for (let next = 0; next < perSecond * seconds; next += 1) {
    const dueAt = start + (next * 1000) / perSecond
    while (dueAt > performance.now()) await pause(sendEveryMs)
    asked.push(askOne(next, dueAt))
  }
  await Promise.all(asked)
  return { tookMs, failed }
}
