import { expect, test } from 'vitest'
import { judgeUnsteady, readReport, stepCounts, vitestCounts } from './counts.ts'

const passing = {
  name: 'a.test.ts',
  status: 'passed',
  assertionResults: [{ status: 'passed', fullName: 'default', failureMessages: [] }],
}
const message = ['Counterexample: [0]', 'at a', 'at b', 'at c', 'at d', 'at e', 'at f'].join('\n')
const failing = {
  name: 'b.test.ts',
  status: 'failed',
  assertionResults: [
    { status: 'passed', fullName: 'default', failureMessages: [] },
    { status: 'failed', fullName: 'error: no values', failureMessages: [message] },
  ],
}

test('default', () => {
  const report = { numPassedTests: 2, numFailedTests: 1, testResults: [passing, failing] }
  const failures = [
    'b.test.ts › error: no values\nCounterexample: [0]\nat a\nat b\nat c\nat d\nat e',
  ]
  expect(vitestCounts(report)).toEqual({ passed: 2, failed: 1, failures })
  expect(stepCounts(0, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 })
  expect(stepCounts(1, { passed: 3, failed: 2, failures })).toEqual({
    passed: 3,
    failed: 2,
    failures,
  })
})

test('error: a test file that does not load', () => {
  const broken = { name: 'c.test.ts', status: 'failed', assertionResults: [] }
  const report = { numPassedTests: 1, numFailedTests: 0, testResults: [passing, broken] }
  expect(vitestCounts(report)).toEqual({ passed: 1, failed: 1, failures: ['c.test.ts'] })
})

test('error: an error outside of tests', () => {
  const report = { numPassedTests: 1, numFailedTests: 0, testResults: [passing] }
  const unhandled = ['error outside of tests\nTimeoutError']
  expect(vitestCounts(report, unhandled)).toEqual({ passed: 1, failed: 1, failures: unhandled })
})

test('error: a runner that fails although no test did', () => {
  expect(stepCounts(1, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 1 })
})

test('error: a runner that ran nothing', async () => {
  expect(stepCounts(0, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 })
  expect(await readReport('/nowhere/report.json')).toBeNull()
})

test('behavior: a few unsteady tests pass', () => {
  const counts = { passed: 9, failed: 0, unsteady: ['a', 'b', 'c'] }
  expect(judgeUnsteady(counts)).toEqual(counts)
})

test('error: more unsteady tests', () => {
  const unsteady = ['a', 'b', 'c', 'd']
  const counts = { passed: 9, failed: 1, failures: ['e'], unsteady }
  expect(judgeUnsteady(counts)).toMatchObject({ failed: 5, failures: ['e', ...unsteady] })
})
