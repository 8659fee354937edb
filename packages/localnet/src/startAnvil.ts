import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { anvilBinary } from './anvilBinary.ts'
import { LocalnetStartError } from './process/localnetStartError.ts'
import { watchParent } from './process/watchParent.ts'

export type StartAnvilParameters = {
  chain: { id: number; name: string }
  /** The port; 0 lets the system choose. */
  port: number
  /** How long the node may take to listen, in milliseconds. */
  timeoutMs: number
}

export type Anvil = {
  pid: number
  port: number
  /** Kills the node. Resolves once the process has exited. */
  stop: () => Promise<void>
  /** Kills the node without waiting, for exit handlers. */
  kill: () => void
}

/** Starts one anvil on 127.0.0.1 and waits until it listens. */
export async function startAnvil(parameters: StartAnvilParameters): Promise<Anvil> {
  const { chain, port, timeoutMs } = parameters
  const { command, leadingArguments } = anvilBinary()
  const child = spawn(
    command,
    [
      ...leadingArguments,
      ...['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(chain.id)],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const unwatch = child.pid === undefined ? () => {} : watchParent({ pid: child.pid })
  const kill = () => {
    child.kill('SIGKILL')
  }
  const stop = async () => {
    if (isAlive(child)) {
      const gone = once(child, 'exit')
      kill()
      await gone
    }
    unwatch()
  }
  try {
    const listening = await untilListening({ child, chain, port, timeoutMs })
    return { pid: child.pid ?? 0, port: listening, stop, kill }
  } catch (error) {
    await stop()
    throw error
  }
}

function isAlive(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null
}

function untilListening(
  parameters: StartAnvilParameters & { child: ChildProcess },
): Promise<number> {
  const { child, chain, port, timeoutMs } = parameters
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: string) => {
      output = (output + chunk).slice(-4000)
      const found = /Listening on [^\s]*:(\d+)/.exec(output)
      if (found) settle(() => resolve(Number(found[1])))
    }
    const fail = (reason: string, remedy: string, cause?: unknown) =>
      settle(() =>
        reject(
          new LocalnetStartError({
            chain,
            reason,
            remedy,
            cause,
            output: output.trim().slice(-800),
          }),
        ),
      )
    const failedToSpawn = (error: Error) =>
      fail(
        'the anvil program could not be run',
        'Install again so that the @foundry-rs/anvil package for this platform is there.',
        error,
      )
    const exited = (code: number | null, signal: NodeJS.Signals | null) =>
      fail(
        `anvil ended with ${signal ?? `code ${code}`}`,
        port === 0
          ? 'Read what anvil said below.'
          : `Check that nothing else listens on port ${port}, or leave out "ports".`,
      )
    const timer = setTimeout(
      () =>
        fail(
          `it did not listen within ${timeoutMs / 1000} seconds`,
          'The machine may be overloaded: try again or raise "timeoutMs".',
        ),
      timeoutMs,
    )
    const settle = (finish: () => void) => {
      clearTimeout(timer)
      child.off('error', failedToSpawn)
      child.off('exit', exited)
      // Errors after the start appear as failed requests. Without a listener they would crash the
      // process.
      child.on('error', () => {})
      for (const stream of [child.stdout, child.stderr]) {
        stream?.off('data', read)
        // Anvil logs every request. A full pipe would block it.
        stream?.resume()
      }
      finish()
    }
    child.once('error', failedToSpawn)
    child.once('exit', exited)
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', read)
  })
}
