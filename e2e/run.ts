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
    readonly ok: boolean
    readonly title: string
    readonly file: string
  }[]
}

const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: readonly Suite[]
}
const { expected: passed, unexpected: failed, flaky } = stats
console.log(`${passed + flaky} passed, ${failed} failed`)
if (process.env.CLEAT_COUNTS) {
  const counts = { passed: passed + flaky, failed, failures: suites.flatMap(listFailures) }
  writeFileSync(process.env.CLEAT_COUNTS, JSON.stringify(counts))
}
process.exitCode = status ?? 1

function listFailures({ suites = [], specs = [] }: Suite): readonly string[] {
  const own = specs.flatMap(({ ok, title, file }) => (ok ? [] : [`${file} › ${title}`]))
  return [...own, ...suites.flatMap(listFailures)]
}
