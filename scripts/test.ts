import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { formatProgress } from './test/formatProgress.ts'
import { formatSteps } from './test/formatSteps.ts'
import { type FinishedStep, runSteps } from './test/runSteps.ts'
import { type Step, steps } from './test/steps.ts'

process.env.TURBO_TELEMETRY_DISABLED = '1'

const minuteMs = 60_000
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const chosen = choose(values.only)
const reports = await mkdtemp(join(tmpdir(), 'cleat-test-'))
const startedAt = performance.now()
const running = new Map<Step, { readonly startedAt: number; lastLine: string }>()
const left = new Set(chosen)
const timer = setInterval(() => console.log(describeProgress()), minuteMs)

try {
  summarise(
    await runSteps({
      steps: chosen,
      reports,
      onStart(step) {
        left.delete(step)
        running.set(step, { startedAt: performance.now(), lastLine: '' })
        console.log(`▸ ${step.name}`)
      },
      onOutput(step, text) {
        const line = stripVTControlCharacters(text).trim().split('\n').at(-1)?.trim()
        const state = running.get(step)
        if (state && line) state.lastLine = line
      },
      onFinish(finished) {
        running.delete(finished.step)
        report(finished)
      },
    }),
  )
} finally {
  clearInterval(timer)
  await rm(reports, { recursive: true })
}

function choose(only: string | undefined): readonly Step[] {
  if (only === undefined) return steps
  const names = only.split(',')
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    throw new Error(`No step ${unknown.join(', ')}: ${steps.map(({ name }) => name).join(', ')}`)
  }
  return steps.filter(({ name }) => names.includes(name))
}

function describeProgress(): string {
  const now = performance.now()
  return formatProgress({
    seconds: (now - startedAt) / 1000,
    running: [...running].map(([{ name }, state]) => ({
      name,
      seconds: (now - state.startedAt) / 1000,
      lastLine: state.lastLine,
    })),
    left: [...left].map(({ name }) => name),
  })
}

function report({ step, result, seconds }: FinishedStep): void {
  const { passed, failed, skipped = [], output, summary } = result
  if (failed > 0) console.log(output)
  if (summary) console.log(summary)
  const counts = [`${passed} passed`, `${failed} failed`]
  if (skipped.length > 0) counts.push(`${skipped.length} skipped`)
  const mark = failed > 0 ? '✗' : '✓'
  console.log(`${mark} ${step.name}: ${counts.join(', ')} (${seconds.toFixed(1)} s)`)
}

/** Prints failures last, because logs are often truncated at the top. */
function summarise(finished: readonly FinishedStep[]): void {
  const sum = (key: 'passed' | 'failed') =>
    finished.reduce((total, { result }) => total + result[key], 0)
  const named = (key: 'skipped' | 'unsteady') =>
    finished.flatMap(({ step, result }) =>
      (result[key] ?? []).map((name) => `${step.name}: ${name}`),
    )
  console.log(`\n${formatSteps(finished, (performance.now() - startedAt) / 1000)}`)
  print('skipped', named('skipped'))
  print('unsteady, passed only when tried once more', named('unsteady'))
  for (const { step, result } of finished) {
    if (result.failed === 0) continue
    console.log(`\n✗ ${step.name}: ${result.failures?.join('; ') || 'see above'}`)
  }
  const failed = sum('failed')
  process.exitCode = failed > 0 ? 1 : 0
  console.log(`\n${sum('passed')} passed, ${failed} failed`)
}

function print(title: string, names: readonly string[]): void {
  if (names.length === 0) return
  console.log(['', `${names.length} ${title}:`, ...names.map((name) => `  ${name}`)].join('\n'))
}
