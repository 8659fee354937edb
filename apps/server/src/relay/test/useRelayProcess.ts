import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { useFolder } from '../../test/useFolder.ts'

export type RelayProcess = {
  readonly url: string
  /** Ends it as a crash does, and starts it again on the same port and messages. */
  crash(): Promise<void>
}

export async function useRelayProcess(): Promise<RelayProcess> {
  const folder = await useFolder()
  const main = new URL('./relayProcess.ts', import.meta.url).pathname
  let child: ChildProcess | undefined
  const start = async (port: string) => {
    const started = spawn(process.execPath, [main, folder, port], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = started
    const [line] = await once(started.stdout, 'data')
    return String(line).trim()
  }
  const kill = async () => {
    if (!child) return
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }
  const url = await start('0')
  onTestFinished(kill)
  return {
    url,
    async crash() {
      await kill()
      await start(new URL(url).port)
    },
  }
}
