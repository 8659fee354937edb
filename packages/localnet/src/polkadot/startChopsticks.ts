import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LocalnetStartError } from '../process/localnetStartError.ts'
import { watchParent } from '../process/watchParent.ts'
import { assetHubSpec } from './assetHubSpec.ts'
import { chopsticksConfig } from './chopsticksConfig.ts'
import { chopsticksScript } from './chopsticksScript.ts'

export type StartChopsticksParameters = {
  chain: { id: string; name: string }
  port: number
  timeoutMs: number
  balances: Readonly<Record<string, bigint>>
}

export type Chopsticks = {
  port: number
  /** Kills the node. Resolves once the process has exited. */
  stop: () => Promise<void>
  /** Kills the node without waiting, for exit handlers. */
  kill: () => void
}

/** Starts one chopsticks on 127.0.0.1 and waits until it listens. */
export async function startChopsticks(parameters: StartChopsticksParameters): Promise<Chopsticks> {
  const { chain, port, timeoutMs, balances } = parameters
  const folder = await mkdtemp(join(tmpdir(), 'cleat-localnet-'))
  const genesis = join(folder, 'genesis.json')
  const config = join(folder, 'config.yml')
  try {
    await writeFile(genesis, await assetHubSpec())
    await writeFile(config, chopsticksConfig({ genesis, port, balances }))
    const child = spawn(process.execPath, [chopsticksScript(), '--config', config], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const unwatch = child.pid === undefined ? () => {} : watchParent({ pid: child.pid })
    const kill = () => {
      child.kill('SIGKILL')
    }
    const stop = async () => {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit')
        kill()
        await gone
      }
      unwatch()
    }
    try {
      return { port: await untilListening({ child, chain, timeoutMs }), stop, kill }
    } catch (error) {
      await stop()
      throw error
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function untilListening(parameters: {
  child: ChildProcess
  chain: { id: string; name: string }
  timeoutMs: number
}): Promise<number> {
  const { child, chain, timeoutMs } = parameters
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  let output = ''
  try {
    return await new Promise<number>((resolve, reject) => {
      const fail = (reason: string, cause?: unknown) =>
        reject(
          new LocalnetStartError({
            ...{ chain, reason, cause, program: 'Chopsticks' },
            remedy: 'Read what the node said, or try again with a higher "timeoutMs".',
            output: output.trim().slice(-800),
          }),
        )
      // The pipes are read all the time, because a full pipe would block the node.
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (chunk: string) => {
          output = (output + chunk).slice(-4000)
          const found = /RPC listening on http:\/\/[^\s:]+:(\d+)/.exec(output)
          if (found) resolve(Number(found[1]))
        })
      child.on('error', (error) => fail('chopsticks could not be run', error))
      child.on('exit', (code, signal) => fail(`chopsticks ended with ${signal ?? `code ${code}`}`))
      timeout.signal.addEventListener('abort', () =>
        fail(`it did not listen within ${timeoutMs / 1000} seconds`),
      )
    })
  } finally {
    clearTimeout(timer)
  }
}
