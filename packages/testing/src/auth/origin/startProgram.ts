import { spawn } from 'node:child_process'
import process from 'node:process'
import { endWithParent } from './endWithParent.ts'

/** How long a program may take to end after SIGTERM, in milliseconds. */
const endMs = 15_000
/** The end of its output that an error has. */
const shownLength = 4_000

/** A program that runs. */
export type RunningProgram = {
  /** The end of what it has written. */
  readOutput(): string
  /** How it ended, once it has. */
  readEnd(): string | undefined
  stop(): Promise<void>
}

/**
 * Starts a program with settings as environment variables. It gets no others of this process but
 * those that programs need to be found and Docker to be reached: a test that runs beside a real
 * database does not write into it.
 */
export function startProgram(parameters: {
  command: readonly string[]
  settings: Readonly<Record<string, string>>
}): RunningProgram {
  const { command, settings } = parameters
  const [name = '', ...args] = command
  const passed = Object.entries(process.env).filter(([key]) => isPassed.test(key))
  const child = spawn(name, args, {
    env: { ...Object.fromEntries(passed), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let end: string | undefined
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-shownLength)
    })
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      end ??= error.message
      resolve()
    })
    child.once('exit', (code, signal) => {
      end ??= signal ? `It ended by ${signal}.` : `It ended with code ${code}.`
      resolve()
    })
  })
  const unwatch = child.pid === undefined ? () => {} : endWithParent({ pid: child.pid })
  return {
    readOutput: () => output,
    readEnd: () => end,
    async stop() {
      if (end === undefined) child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), endMs)
      await ended
      clearTimeout(timer)
      unwatch()
    },
  }
}

const isPassed =
  /^(?:PATH|HOME|USER|USERPROFILE|TMPDIR|TEMP|TMP|LANG|LC_ALL|SYSTEMROOT|APPDATA|LOCALAPPDATA|XDG_\w+|DOCKER_\w+)$/i
