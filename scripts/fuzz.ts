import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { run } from './run.ts'
import { root } from './sourceFiles.ts'

// Runs the property tests with random seeds until one fails or the time is over.
const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, runs: { type: 'string' } },
  allowPositionals: true,
})
const end = Date.now() + Number(values.minutes) * 60_000
let rounds = 0

while (Date.now() < end && process.exitCode === undefined) {
  const seed = String(randomInt(2 ** 31 - 1))
  const runs = values.runs ? { CLEAT_RUNS: values.runs } : {}
  const env = { ...process.env, CLEAT_SEED: seed, ...runs }
  const vitest = join(root, 'node_modules/.bin/vitest')
  const time = values.runs ? ['--testTimeout=0'] : []
  const args = ['run', '-t', 'property', '--reporter=dot', ...time, ...positionals]
  const { code, output } = await run(vitest, args, { cwd: root, env })
  if (code === 0) rounds += 1
  else {
    console.error(`${output}\nAgain with: CLEAT_SEED=${seed} pnpm unit -t property`)
    process.exitCode = 1
  }
}
console.log(`${rounds} rounds without a failure`)
