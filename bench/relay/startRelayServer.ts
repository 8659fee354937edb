import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
  stop(): Promise<void>
}

export declare namespace startRelayServer {
  type Parameters = {
    /** Whether clients have the usual limits, by the addresses that they name. */
    isGuarded?: boolean | undefined
    /** Options of Node. */
    options?: readonly string[] | undefined
  }
}

/** Starts the relay in its own process. Its messages are in a folder that is deleted afterwards. */
export async function startRelayServer(
  parameters: startRelayServer.Parameters = {},
): Promise<RelayServer> {
  const { isGuarded = false, options = [] } = parameters
  const folder = await mkdtemp(join(tmpdir(), 'cleat-bench-relay-'))
  const main = new URL('./relayServer.ts', import.meta.url)
  const start = async (port: string): Promise<[ChildProcess, string]> => {
    const child = fork(main, [folder, port, isGuarded ? 'guarded' : 'open'], {
      execArgv: ['--expose-gc', ...options],
    })
    const [{ url }] = await once(child, 'message')
    return [child, url]
  }
  let [child, url] = await start('0')
  const kill = async () => {
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
    async stop() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
