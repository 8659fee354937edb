import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findProgram } from '@cleat/server/test/program'
import { startRedis } from '@cleat/server/test/redis'
import { startRelayServer } from '../relay/startRelayServer.ts'
import { isFileWhole } from './isFileWhole.ts'
import { startTraffic } from './startTraffic.ts'

export type Kills = {
  readonly kills: number
  /** Where the messages are. With `redis`, every fifth kill takes Redis too. */
  readonly store: 'sqlite' | 'redis'
  readonly onRound?: ((result: KillsResult) => void) | undefined
}

export type KillsResult = {
  readonly kills: number
  /** Kills while the process was starting, which are counted above. */
  readonly early: number
  readonly storeKills: number
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  /** From kill to the first answer to a publication. */
  readonly backMs: readonly number[]
  /** Whether the file passes the integrity check of SQLite. */
  readonly isWhole: boolean
}

const lanes = 10
const killsPerRound = 20
const mostStartMs = 400

/** Kills a relay again and again while messages flow. */
export async function runKills({ kills, store, onRound }: Kills): Promise<KillsResult> {
  const { place, isWhole, killStore, remove } = await prepare(store)
  const server = await startRelayServer({ place })
  const counts = { kills: 0, early: 0, storeKills: 0, acknowledged: 0, lost: 0, doubled: 0 }
  const backMs: number[] = []
  try {
    while (counts.kills < kills) {
      const traffic = await startTraffic({ url: server.url, lanes })
      for (let at = 0; at < killsPerRound && counts.kills < kills; at += 1) {
        await traffic.flow(lanes)
        await pause(Math.random() * 50)
        const start = performance.now()
        if (at % 5 === 4 && killStore) {
          counts.storeKills += 1
          await Promise.all([killStore(), server.crash()])
        } else if (at % 5 === 3 && counts.kills + 1 < kills) {
          counts.early += 1
          counts.kills += 1
          await server.stumble(Math.random() * mostStartMs)
        } else await server.crash()
        counts.kills += 1
        await traffic.flow(1)
        backMs.push(performance.now() - start)
      }
      const result = await traffic.finish()
      counts.acknowledged += result.acknowledged
      counts.lost += result.lost
      counts.doubled += result.doubled
      onRound?.({ ...counts, backMs, isWhole: true })
    }
    await server.stop()
    return { ...counts, backMs, isWhole: isWhole() }
  } finally {
    await server.stop()
    await remove()
  }
}

async function prepare(store: Kills['store']) {
  if (store === 'redis') {
    const program = findProgram('redis-server')
    if (!program) throw new Error('redis-server is not installed.')
    const redis = await startRedis(program)
    const killStore = async () => {
      await redis.kill()
      await redis.start()
    }
    return { place: redis.url, isWhole: () => true, killStore, remove: redis.remove }
  }
  const place = await mkdtemp(join(tmpdir(), 'cleat-soak-'))
  const isWhole = () => isFileWhole(place)
  const remove = () => rm(place, { recursive: true, force: true })
  return { place, isWhole, killStore: undefined, remove }
}
