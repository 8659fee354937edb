import { expect, test } from 'vitest'
import { runSteps } from './runSteps.ts'
import type { Step } from './steps.ts'

const passed = { passed: 1, failed: 0, output: '' }

/** Runs steps and records when each starts and ends. */
async function record(steps: readonly Step[]) {
  const log: string[] = []
  const finished = await runSteps({
    steps,
    reports: '/nowhere',
    onStart: ({ name }) => void log.push(`+${name}`),
    onOutput: ({ name }, text) => void log.push(`${name}: ${text}`),
    onFinish: ({ step }) => void log.push(`-${step.name}`),
  })
  return { log: log.join(' '), finished }
}

function step(name: string, options: Partial<Step> = {}): Step {
  return {
    name,
    run: async ({ onOutput }) => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      onOutput('done')
      return passed
    },
    ...options,
  }
}

test('default: two steps at a time, in order', async () => {
  const { log } = await record([step('a'), step('b'), step('c')])
  expect(log).toMatch(/^\+a \+b .*-a .*\+c .*-c$/)
  expect(log.indexOf('+c')).toBeGreaterThan(log.indexOf('-a'))
})

test('parameters: isAlone: nothing runs beside it, and nothing overtakes it', async () => {
  const { log } = await record([step('a'), step('b', { isAlone: true }), step('c'), step('d')])
  expect(log).toMatch(/^\+a a: done -a \+b b: done -b \+c \+d /)
})

test('behavior: a step waits for those it needs', async () => {
  const { log } = await record([step('a'), step('b', { needs: ['a'] }), step('c')])
  expect(log).toMatch(/^\+a \+c .*-a .*\+b/)
})

test('error: a step whose needs fail is not run', async () => {
  const failing = step('a', { run: () => Promise.reject(new Error('broken')) })
  const { finished } = await record([failing, step('b', { needs: ['a'] })])
  expect(finished.map(({ result }) => result)).toEqual([
    { passed: 0, failed: 1, output: 'Error: broken' },
    { passed: 0, failed: 1, output: 'Not run: a failed.', failures: ['Not run: a failed.'] },
  ])
})

test('behavior: a step that is needed but not chosen does not block', async () => {
  const { log } = await record([step('b', { needs: ['a'] })])
  expect(log).toBe('+b b: done -b')
})
