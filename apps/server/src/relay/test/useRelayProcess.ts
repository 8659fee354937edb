import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

export type RelayProcess = {
  readonly url: string
  /** Kills it without cleanup. */
  kill(): Promise<void>
  /** Starts it again on the same port and messages. */
  start(): Promise<void>
}

/**
 * A relay in a separate process. Its messages are in a folder, or in a Redis that other processes
 * may share.
 */
export async function useRelayProcess(place: string): Promise<RelayProcess> {
  const main = new URL('./relayProcess.ts', import.meta.url).pathname
  let child: ChildProcess | undefined
  const start = async (port: string) => {
    const started = spawn(process.execPath, [main, place, port], {
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
    kill,
    async start() {
      await start(new URL(url).port)
    },
  }
}
