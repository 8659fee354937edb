import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export type ServerFigures = {
  readonly bytes: number
  /** What JavaScript keeps of it. */
  readonly heapBytes: number
  /** Processor time since its start. */
  readonly busyMs: number
  /** The 99th percentile of its event loop delay. */
  readonly lagMs: number
  readonly heldMs: { readonly p50: number; readonly p99: number }
}

export type RelayServer = {
  readonly url: string
  /** Memory after garbage collection. */
  figures(): Promise<ServerFigures>
  /** Kills it like a crash and starts it again. Resolves when it listens. */
  crash(): Promise<void>
  /** The same, and kills it once more so long after its new start. */
  stumble(afterMs: number): Promise<void>
  stop(): Promise<void>
}

export declare namespace startRelayServer {
  type Parameters = {
    /** Whether clients have the usual limits, by the addresses that they name. */
    isGuarded?: boolean | undefined
    /** Options of Node. */
    options?: readonly string[] | undefined
    /** A folder, or the URL of a Redis. @default a folder that is deleted afterwards */
    place?: string | undefined
  }
}

/** Starts the relay in its own process. */
export async function startRelayServer(
  parameters: startRelayServer.Parameters = {},
): Promise<RelayServer> {
  const { isGuarded = false, options = [], place } = parameters
  const folder = place === undefined ? await mkdtemp(join(tmpdir(), 'cleat-bench-relay-')) : ''
  const main = new URL('./relayServer.ts', import.meta.url)
  const launch = (port: string) =>
    fork(main, [place ?? folder, port, isGuarded ? 'guarded' : 'open'], {
      execArgv: ['--expose-gc', ...options],
    })
  const start = async (port: string): Promise<[ChildProcess, string]> => {
    const child = launch(port)
    const [{ url }] = await once(child, 'message')
    return [child, url]
  }
  let [child, url] = await start('0')
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }

  return {
    get url() {
      return url
    },
    async figures() {
      child.send('figures')
      const [figures] = await once(child, 'message')
      return figures
    },
    async crash() {
      await kill()
      ;[child, url] = await start(new URL(url).port)
    },
    async stumble(afterMs) {
      await kill()
      child = launch(new URL(url).port)
      await pause(afterMs)
      await kill()
      ;[child, url] = await start(new URL(url).port)
    },
    async stop() {
      await kill()
      if (folder) await rm(folder, { recursive: true, force: true })
    },
  }
}
