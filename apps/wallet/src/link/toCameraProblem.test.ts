import { expect, test } from 'vitest'
import { toCameraProblem } from './toCameraProblem.ts'

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
])('default: %s is %s', (name, problem) => {
  expect(toCameraProblem(new DOMException('', name))).toBe(problem)
})

test('behavior: what is no error of the browser', () => {
  expect(toCameraProblem(undefined)).toBe('missing')
})
