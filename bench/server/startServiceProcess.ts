import { fork } from 'node:child_process'
import { once } from 'node:events'

export type Service = {
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

/** Clients have the usual limits, by the addresses that they name. */
export const limitedByAddress = { TRUSTED_PROXIES: 'private' }
/** All clients share one address. */
export const unlimited = { RATE_LIMIT: '0' }
/** Creating a database takes longer than a run that needs none. This URL has none. */
export const withoutDatabase = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }

/** As `start` of @cleat/server and its image have them. */
const nodeOptions = ['--max-semi-space-size=16']

/** Starts the service in its own process, without files on disk, with these settings. */
export async function startServiceProcess(
  settings: Readonly<Record<string, string>>,
): Promise<Service> {
  const main = new URL('./serviceProcess.ts', import.meta.url)
  const child = fork(main, [JSON.stringify({ DATA_DIR: 'memory', ...settings })], {
    execArgv: nodeOptions,
  })
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
