import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/**
 * Runs the journeys. If `CLEAT_COUNTS` names a file, writes how many passed, failed and were
 * skipped.
 */
const report = resolve(import.meta.dirname, 'test-results/report.json')
rmSync(report, { force: true })
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')
const { status } = spawnSync(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
})

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
const { expected: passed, unexpected, flaky } = stats
// Without retries there are no flaky journeys. With `--retries`, flaky ones count as failed.
const failed = unexpected + flaky
console.log(`${passed} passed, ${failed} failed`)
if (process.env.CLEAT_COUNTS) {
  const failures = suites.flatMap((suite) => list(suite, ['unexpected', 'flaky']))
  const skipped = suites.flatMap((suite) => list(suite, ['skipped']))
  writeFileSync(process.env.CLEAT_COUNTS, JSON.stringify({ passed, failed, failures, skipped }))
}
process.exitCode = status ?? 1

/** The names of all journeys with certain outcomes, and why they were skipped. */
function list({ suites = [], specs = [] }: Suite, outcomes: readonly string[]): readonly string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => outcomes.includes(status))
      .map(({ projectName, annotations }) => {
        const reason = annotations.find(({ type }) => type === 'skip')?.description
        return `[${projectName}] ${file} › ${title}${reason ? ` [${reason}]` : ''}`
      }),
  )
  return [...own, ...suites.flatMap((suite) => list(suite, outcomes))]
}
