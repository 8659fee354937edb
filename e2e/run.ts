import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/**
 * Runs the journeys, with `--all` also those of the nightly run. If `CLEAT_COUNTS` names a file,
 * writes how many passed, failed and were skipped.
 */
const report = resolve(import.meta.dirname, 'test-results/report.json')
rmSync(report, { force: true })
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')
const args = process.argv.slice(2)
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', ...args.filter((arg) => arg !== '--all')],
  {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    env: { ...process.env, ...(args.includes('--all') && { CLEAT_JOURNEYS: 'all' }) },
  },
)

type Suite = {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly status: string
      readonly projectName: string
      readonly annotations: readonly { readonly type: string; readonly description?: string }[]
    }[]
  }[]
}

const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: readonly Suite[]
}
const { expected, unexpected: failed, flaky } = stats
const passed = expected + flaky
console.log(`${passed} passed, ${failed} failed`)
if (process.env.CLEAT_COUNTS) {
  const named = (outcome: string) => suites.flatMap((suite) => list(suite, outcome))
  const counts = {
    ...{ passed, failed },
    ...{ failures: named('unexpected'), skipped: named('skipped'), unsteady: named('flaky') },
  }
  writeFileSync(process.env.CLEAT_COUNTS, JSON.stringify(counts))
}
process.exitCode = status ?? 1

/** The names of all journeys with an outcome, and why they were skipped. */
function list({ suites = [], specs = [] }: Suite, outcome: string): readonly string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map(({ projectName, annotations }) => {
        const reason = annotations.find(({ type }) => type === 'skip')?.description
        return `[${projectName}] ${file} › ${title}${reason ? ` [${reason}]` : ''}`
      }),
  )
  return [...own, ...suites.flatMap((suite) => list(suite, outcome))]
}
