import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startRelayServer } from '../relay/startRelayServer.ts'
import { isFileWhole } from './isFileWhole.ts'
import { startTraffic, type Traffic, type TrafficResult } from './startTraffic.ts'

export type Disk = {
  /** How often the disk gets full. */
  readonly rounds: number
}

export type DiskResult = TrafficResult & {
  readonly rounds: number
  /** Publications that were refused while the disk was full. */
  readonly refused: number
  /** From the room on the disk to the next acknowledged message, in milliseconds. */
  readonly backMs: readonly number[]
  readonly isWhole: boolean
}

const diskBytes = 16_000_000
const lanes = 10
const refusals = 50

/**
 * Fills the small disk of a relay while messages flow, and makes room again.
 * @throws where no disk can be mounted, which needs root on Linux
 */
export async function runDisk({ rounds }: Disk): Promise<DiskResult> {
  const folder = await mkdtemp(join(tmpdir(), 'cleat-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskBytes}`, 'tmpfs', folder], {
      stdio: 'pipe',
    })
  } catch (error) {
    await rm(folder, { recursive: true })
    throw new Error('No disk can be mounted here.', { cause: error })
  }
  const server = await startRelayServer({ place: folder })
  const backMs: number[] = []
  try {
    const traffic = await startTraffic({ url: server.url, lanes, everyMs: 5 })
    for (let round = 0; round < rounds; round += 1) {
      await traffic.flow(lanes)
      fill(folder)
      await untilRefused(traffic)
      rmSync(join(folder, ballast))
      const start = performance.now()
      await traffic.flow(1)
      backMs.push(performance.now() - start)
    }
    await traffic.flow(lanes)
    const result = await traffic.finish()
    await server.stop()
    return { ...result, rounds, refused: traffic.refused, backMs, isWhole: isFileWhole(folder) }
  } finally {
    await server.stop()
    execFileSync('umount', [folder])
    await rm(folder, { recursive: true })
  }
}

const ballast = 'ballast'
const ballastParts = [1_000_000, 4096, 1]

/** Writes until nothing more fits. */
function fill(folder: string): void {
  const file = openSync(join(folder, ballast), 'w')
  for (const bytes of ballastParts) {
    const part = Buffer.alloc(bytes)
    try {
      while (writeSync(file, part) === bytes) {}
    } catch {}
  }
  closeSync(file)
}

/** The log of the store has room for some more messages. */
async function untilRefused(traffic: Traffic): Promise<void> {
  const enough = traffic.refused + refusals
  const deadline = performance.now() + 60_000
  while (traffic.refused < enough) {
    if (performance.now() > deadline) throw new Error('The disk does not get full.')
    await pause(5)
  }
}
