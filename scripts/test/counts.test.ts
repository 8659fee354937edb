import { expect, test } from 'vitest'
import { readReport, stepCounts, vitestCounts } from './counts.ts'

const passing = { status: 'passed', assertionResults: [{}] }

test('default', () => {
  const report = { numPassedTests: 3, numFailedTests: 1, testResults: [passing] }
  expect(vitestCounts(report)).toEqual({ passed: 3, failed: 1 })
  expect(stepCounts(0, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 })
  expect(stepCounts(1, { passed: 3, failed: 2 })).toEqual({ passed: 3, failed: 2 })
})

test('error: a test file that does not load', () => {
  const broken = { status: 'failed', assertionResults: [] }
  const report = { numPassedTests: 3, numFailedTests: 0, testResults: [passing, broken] }
  expect(vitestCounts(report)).toEqual({ passed: 3, failed: 1 })
})

test('error: a runner that fails although no test did', () => {
  expect(stepCounts(1, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 1 })
})

test('error: a runner that ran nothing', async () => {
  expect(stepCounts(0, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 })
  expect(await readReport('/nowhere/report.json')).toBeNull()
})
