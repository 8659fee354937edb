import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

const storybook = createRequire(import.meta.url).resolve('storybook/internal/bin/dispatcher')
const folder = resolve(import.meta.dirname, '..')

/** Runs a Storybook command without telemetry. With `quiet`, shows its output only if it fails. */
export async function runStorybook(command: string, ...args: readonly string[]): Promise<void> {
  const isQuiet = args.includes('--quiet')
  const child = spawn(process.execPath, [storybook, command, '--disable-telemetry', ...args], {
    cwd: folder,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    stdio: ['inherit', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
  })
  const stop = () => child.kill()
  process.once('SIGTERM', stop)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const code = await new Promise<number | null>((done) => child.once('close', done))
  process.off('SIGTERM', stop)
  if (code) throw new Error(`storybook ${command} ended with code ${code}.\n${output}`)
}
