import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

export type IndexServer = {
  readonly url: string
  /** Kills it like a crash, and starts it again. Resolves when it listens. */
  crash(): Promise<void>
  /** The same, and kills it once more so long after its new start. */
  stumble(afterMs: number): Promise<void>
  stop(): Promise<void>
}

export declare namespace startIndexServer {
  type Parameters = {
    /** Where its database is. */
    folder: string
    chainUrl: string
  }
}

/** Starts the data service with a history index in its own process. */
export async function startIndexServer(
  parameters: startIndexServer.Parameters,
): Promise<IndexServer> {
  const { folder, chainUrl } = parameters
  const main = new URL('./indexServer.ts', import.meta.url)
  const launch = (port: string) => fork(main, [folder, port, chainUrl])
  const start = async (port: string): Promise<[ChildProcess, string]> => {
    const started = launch(port)
    const ended = once(started, 'exit').then(([code]) => {
      throw new Error(`The service ended with ${code} instead of starting.`)
    })
    ended.catch(() => undefined)
    const [{ url: at }] = await Promise.race([once(started, 'message'), ended])
    return [started, at]
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
    stop: kill,
  }
}
