import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startLocalnet } from '@cleat/localnet'
import { readIndexed } from './readIndexed.ts'
import { startIndexServer } from './startIndexServer.ts'
import { startPayments } from './startPayments.ts'

export type IndexKills = {
  readonly kills: number
  /** Called every hundred kills, after the index was compared with the chain. */
  readonly onRound?: ((result: IndexKillsResult) => void) | undefined
}

export type IndexKillsResult = {
  readonly kills: number
  /** Kills while the process was starting, which are counted above. */
  readonly early: number
  readonly payments: number
  readonly missing: number
  readonly doubled: number
  /** From kill to listening again. */
  readonly backMs: readonly number[]
}

const killsPerRound = 100
const mostStartMs = 2000
const mostRunMs = 300

/** Kills the history index again and again during payments, and compares it with the chain. */
export async function runIndexKills({ kills, onRound }: IndexKills): Promise<IndexKillsResult> {
  const folder = await mkdtemp(join(tmpdir(), 'cleat-soak-index-'))
  const localnet = await startLocalnet({ chains: [{ id: 31337, name: 'Local chain' }] })
  const chainUrl = localnet.chains[0]?.rpcUrl ?? ''
  const server = await startIndexServer({ folder, chainUrl })
  const payments = startPayments(chainUrl)
  const counts = { kills: 0, early: 0 }
  const backMs: number[] = []
  try {
    while (true) {
      for (let at = 0; at < killsPerRound && counts.kills < kills; at += 1) {
        await pause(Math.random() * mostRunMs)
        const from = performance.now()
        if (at % 3 === 2 && counts.kills + 1 < kills) {
          counts.early += 1
          counts.kills += 1
          await server.stumble(Math.random() * mostStartMs)
        } else await server.crash()
        counts.kills += 1
        backMs.push(performance.now() - from)
      }
      const sent = await payments.rest()
      const compared = await readIndexed({ url: server.url, account: payments.to, sent })
      const result = { ...counts, payments: sent, ...compared, backMs }
      if (counts.kills >= kills || compared.missing + compared.doubled > 0) return result
      onRound?.(result)
      payments.resume()
    }
  } finally {
    await payments.stop()
    await server.stop()
    await localnet.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
