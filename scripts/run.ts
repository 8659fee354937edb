import { spawn } from 'node:child_process'

export type RunResult = { readonly code: number; readonly output: string }

export type RunOptions = {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  /** Called with each chunk of output. */
  readonly onOutput?: (text: string) => void
  /** Kills a command that prints nothing for so long, and counts that as a failure. */
  readonly silentForMs?: number | undefined
}

/** Runs a command to its end. A non-zero exit is a result; a missing command is an error. */
export function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<RunResult> {
  const { cwd, env, onOutput, silentForMs } = options
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const streams = [child.stdout, child.stderr]
    const timer = silentForMs === undefined ? undefined : setTimeout(stop, silentForMs)
    function stop() {
      const minutes = ((silentForMs ?? 0) / 60_000).toFixed(1)
      output += `\nStopped: it printed nothing for ${minutes} minutes, and had not ended.\n`
      child.kill('SIGKILL')
      // What it started may live on and keep these open.
      for (const stream of streams) stream.destroy()
    }
    for (const stream of streams) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        timer?.refresh()
        onOutput?.(text)
      })
    }
    child.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve({ code: code ?? 1, output })
    })
  })
}
