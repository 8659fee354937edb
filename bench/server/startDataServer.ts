import { fork } from 'node:child_process'
import { once } from 'node:events'

export type DataServer = {
  readonly url: string
  /** From now on it counts for `figures`. */
  begin(): Promise<void>
  figures(): Promise<{
    readonly bytes: number
    /** Processor time, of all its threads. */
    readonly busyMs: number
    /** How late its event loop was, but for one turn in a hundred. */
    readonly lagMs: number
  }>
  stop(): Promise<void>
}

export declare namespace startDataServer {
  type Parameters = {
    /** As `CHAINS` has them. */
    chains: string
    /** What `CHAINS_FILE` says of them. */
    described: object
  }
}

/** The data service in a process of its own, with nothing on the disk. */
export async function startDataServer(parameters: startDataServer.Parameters): Promise<DataServer> {
  const { chains, described } = parameters
  const main = new URL('./dataServer.ts', import.meta.url)
  const child = fork(main, [chains, JSON.stringify(described)])
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
