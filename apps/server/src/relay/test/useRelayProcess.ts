import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

export type RelayProcess = {
  readonly url: string
  readonly isRunning: boolean
  /** Kills it without cleanup. */
  kill(): Promise<void>
  /** Starts it again on the same port and messages. */
  start(): Promise<void>
}

/**
 * A relay in a separate process. Its messages are in a folder, or in a Redis that other processes
 * may share. `nodeOptions` are options of Node, such as a limit of its memory.
 */
export async function useRelayProcess(
  place: string,
  nodeOptions: readonly string[] = [],
): Promise<RelayProcess> {
  const main = new URL('./relayProcess.ts', import.meta.url).pathname
  let child: ChildProcess | undefined
  const start = async (port: string) => {
    const started = spawn(process.execPath, [...nodeOptions, main, place, port], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = started
    const [line] = await once(started.stdout, 'data')
    return String(line).trim()
  }
  const kill = async () => {
    if (!child || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }
  const url = await start('0')
  onTestFinished(kill)
  return {
    url,
    get isRunning() {
      return child?.exitCode === null && child.signalCode === null
    },
    kill,
    async start() {
      await start(new URL(url).port)
    },
  }
}
