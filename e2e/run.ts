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

const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
  stats: { expected: number; unexpected: number; flaky: number }
}
const { expected: passed, unexpected: failed, flaky } = stats
console.log(`${passed + flaky} passed, ${failed} failed`)
if (process.env.CLEAT_COUNTS)
  writeFileSync(process.env.CLEAT_COUNTS, JSON.stringify({ passed: passed + flaky, failed }))
process.exitCode = status ?? 1
