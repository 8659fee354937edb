import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Step, type StepResult, steps } from './test/steps.ts'

process.env.TURBO_TELEMETRY_DISABLED = '1'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const chosen = choose(values.only)
const reports = await mkdtemp(join(tmpdir(), 'cleat-test-'))
const total = { passed: 0, failed: 0 }
const failures: string[] = []
const unsteady: string[] = []
let isBuilt = true

try {
  for (const step of chosen) {
    const start = performance.now()
    console.log(`\n▸ ${step.name}`)
    const { passed, failed, output, failures: names = [], ...result } = await perform(step)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    if (failed > 0) console.log(output)
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${step.name}: ${passed} passed, ${failed} failed (${seconds} s)`,
    )
    if (step.name === 'build') isBuilt = failed === 0
    total.passed += passed
    total.failed += failed
    unsteady.push(...(result.unsteady ?? []))
    if (failed > 0) failures.push(`${step.name}: ${names.join('; ') || 'see above'}`)
  }
} finally {
  await rm(reports, { recursive: true })
}
process.exitCode = total.failed > 0 ? 1 : 0
// Once more: what is far above is often cut away.
for (const name of unsteady) console.log(`\n? passed only when tried again: ${name}`)
for (const failure of failures) console.log(`\n✗ ${failure}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)

function choose(only: string | undefined): readonly Step[] {
  if (only === undefined) return steps
  const names = only.split(',')
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    throw new Error(`No step ${unknown.join(', ')}: ${steps.map(({ name }) => name).join(', ')}`)
  }
  return steps.filter(({ name }) => names.includes(name))
}

async function perform(step: Step): Promise<StepResult> {
  if (step.needsBuild && !isBuilt) {
    return { passed: 0, failed: 1, output: 'Not run: the build failed.' }
  }
  try {
    return await step.run(reports)
  } catch (error) {
    return { passed: 0, failed: 1, output: String(error) }
  }
}
