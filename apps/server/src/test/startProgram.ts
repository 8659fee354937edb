import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findPort } from './findPort.ts'

/** A server for one test file, with its own folder and port. */
export type TestProgram = {
  readonly url: string
  /** Resolves when it answers. */
  start(): Promise<void>
  /** Kills it like a power failure. Written data stays. */
  kill(): Promise<void>
  remove(): Promise<void>
}

export type Launch = {
  readonly url: string
  readonly command: string
  readonly args: readonly string[]
  readonly options?: SpawnOptions | undefined
  /** @default SIGKILL */
  readonly killSignal?: NodeJS.Signals | undefined
  isReady(): boolean | Promise<boolean>
}

export declare namespace startProgram {
  type Parameters = {
    name: string
    /** Prepares the folder and returns the command. */
    prepare: (place: { folder: string; port: number }) => Launch
    /** @default 30 seconds */
    readyWithinMs?: number | undefined
  }
}

const pollMs = 20

export async function startProgram({
  name,
  prepare,
  readyWithinMs = 30_000,
}: startProgram.Parameters): Promise<TestProgram> {
  const folder = await mkdtemp(join(tmpdir(), `cleat-${name}-`))
  let server: ReturnType<typeof spawn> | undefined
  const kill = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const exit = once(server, 'exit')
    server.kill(signal)
    await exit
  }
  const remove = async () => {
    await kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }

  try {
    const launch = prepare({ folder, port: await findPort() })
    const { url, command, args, options, killSignal = 'SIGKILL', isReady } = launch
    const start = async () => {
      server = spawn(command, args, { stdio: 'ignore', ...options })
      const deadline = performance.now() + readyWithinMs
      while (!(await isReady())) {
        if (performance.now() > deadline) throw new Error(`${name} does not get ready.`)
        await setTimeout(pollMs)
      }
    }
    await start()
    return { url, start, kill: () => kill(killSignal), remove }
  } catch (error) {
    await remove()
    throw error
  }
}
