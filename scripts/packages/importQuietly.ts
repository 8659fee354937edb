import { spawn } from 'node:child_process'

const timeoutMs = 2_000

// Reports over its own file descriptor, so that stdout and stderr contain only the entry's output.
const probe = `
  import { writeSync } from 'node:fs'
  const [specifier] = process.argv.slice(1)
  // Node makes these when somebody first looks for them, and leaves a mark.
  void [globalThis.fetch, globalThis.WebSocket]
  const before = new Set(Reflect.ownKeys(globalThis))
  await import(specifier)
  const touched = Reflect.ownKeys(globalThis).filter((key) => !before.has(key)).map(String)
  writeSync(3, JSON.stringify(touched))
`

/** Imports an entry in plain Node and returns its side effects and errors. */
export function importProblems(
  node: string,
  cwd: string,
  specifier: string,
  /** Globals that are not ours. */
  allowed: readonly string[] = [],
): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const args = ['--input-type=module', '--eval', probe, '--', specifier]
    const child = spawn(node, args, { cwd, env: {}, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
    const problems: string[] = []
    let printed = ''
    let report = ''
    let timer: NodeJS.Timeout | undefined
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data) => {
        printed += data
      })
    }
    child.stdio[3]?.on('data', (data) => {
      report += data
      timer ??= setTimeout(() => {
        problems.push(`keeps the process alive ${timeoutMs} ms after the import`)
        child.kill('SIGKILL')
      }, timeoutMs)
    })
    child.on('error', reject)
    child.on('close', () => {
      clearTimeout(timer)
      const added: string[] = report ? JSON.parse(report) : []
      const touched = added.filter((name) => !allowed.includes(name))
      if (touched.length > 0) problems.push(`adds globals: ${touched.join(', ')}`)
      if (!report) problems.push(`cannot be imported: ${errorLine(printed)}`)
      else if (printed) problems.push(`prints: ${printed.trim()}`)
      resolve(problems)
    })
  })
}

/** Finds the line with the error in the stack trace that Node prints. */
function errorLine(printed: string): string {
  return /^\w*Error\b.*$/m.exec(printed)?.[0] ?? printed.trim()
}
