import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningRelay } from '@cleat/server/relay'

export type RelayProcess = {
  readonly url: string
  /** Kills it like a crash. */
  kill(): Promise<void>
  /** Starts it again on the same port with its stored messages. */
  start(): Promise<void>
  figures(): Promise<ReturnType<RunningRelay['figures']>>
  /** Ends it permanently. */
  stop(): Promise<void>
}

export declare namespace startRelayProcess {
  type Parameters = {
    /** How far its clock is ahead, in milliseconds. @default 0 */
    skewMs?: number | undefined
  }
}

export async function startRelayProcess(
  parameters: startRelayProcess.Parameters = {},
): Promise<RelayProcess> {
  const { skewMs = 0 } = parameters
  const folder = await mkdtemp(join(tmpdir(), 'cleat-relay-'))
  const main = join(import.meta.dirname, 'relayProcess.ts')
  const launch = async (port: string) => {
    const child = fork(main, [join(folder, 'store'), port, String(skewMs)])
    const [url] = await once(child, 'message')
    return { child, url: String(url) }
  }
  let { child, url } = await launch('0')
  const kill = () => end(child)
  return {
    url,
    kill,
    async start() {
      ;({ child, url } = await launch(new URL(url).port))
    },
    async figures() {
      child.send('figures')
      const [figures] = await once(child, 'message')
      return figures
    },
    async stop() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}
