import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/** Runs the journeys and, where `CLEAT_COUNTS` names a file, writes how many passed and failed. */
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
    readonly tests: readonly { readonly status: string }[]
  }[]
}

const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: readonly Suite[]
}
const { expected: passed, unexpected: failed, flaky } = stats
const unsteady = suites.flatMap((suite) => list(suite, 'flaky'))
for (const name of unsteady) console.log(`Passed only when tried again: ${name}`)
console.log(`${passed + flaky} passed, ${failed} failed`)
if (process.env.CLEAT_COUNTS) {
  const failures = suites.flatMap((suite) => list(suite, 'unexpected'))
  const counts = { passed: passed + flaky, failed, failures, unsteady }
  writeFileSync(process.env.CLEAT_COUNTS, JSON.stringify(counts))
}
process.exitCode = status ?? 1

/** The names of all journeys of one outcome. */
function list(
  { suites = [], specs = [] }: Suite,
  outcome: 'flaky' | 'unexpected',
): readonly string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.some(({ status }) => status === outcome) ? [`${file} › ${title}`] : [],
  )
  return [...own, ...suites.flatMap((suite) => list(suite, outcome))]
}
