import { fork } from 'node:child_process'
import { once } from 'node:events'

export type DataServer = {
  readonly url: string
  /** Starts the measurement for `figures`. */
  begin(): Promise<void>
  figures(): Promise<{
    readonly bytes: number
    /** Processor time of all its threads. */
    readonly busyMs: number
    /** The 99th percentile of its event loop delay. */
    readonly lagMs: number
  }>
  stop(): Promise<void>
}

export declare namespace startDataServer {
  type Parameters = {
    /** In the format of `CHAINS`. */
    chains: string
    /** The content of `CHAINS_FILE`. */
    described: object
    /** Whether clients have the usual limits, by the addresses that they name. */
    isGuarded?: boolean | undefined
    /** Further settings. */
    environment?: Readonly<Record<string, string>> | undefined
  }
}

/** Starts the data service in its own process, without files on disk. */
export async function startDataServer(parameters: startDataServer.Parameters): Promise<DataServer> {
  const { chains, described, isGuarded = false, environment = {} } = parameters
  const main = new URL('./dataServer.ts', import.meta.url)
  const child = fork(main, [
    chains,
    JSON.stringify(described),
    isGuarded ? 'guarded' : 'open',
    JSON.stringify(environment),
  ])
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The service ended with ${code}.`)
  })
  failed.catch(() => undefined)
  const [{ url }] = await Promise.race([once(child, 'message'), failed])
  return {
    url,
    async begin() {
      child.send('begin')
      await once(child, 'message')
    },
    async figures() {
      child.send('figures')
      const [figures] = await once(child, 'message')
      return figures
    },
    async stop() {
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
  }
}
