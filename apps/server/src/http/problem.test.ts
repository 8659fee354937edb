import { expect, test } from 'vitest'
import { Problem } from './problem.ts'

test('default', () => {
  const errors = [{ at: 'page', detail: 'Must be a number.' }]
  const problem = new Problem('INVALID_QUERY', { detail: 'The query is wrong.', errors })
  expect(problem).toMatchObject({ status: 400, message: 'The query is wrong.', headers: {} })
  expect(problem.toJSON()).toEqual({
    type: 'urn:cleat:problem:invalid-query',
    title: 'Invalid query',
    status: 400,
    code: 'INVALID_QUERY',
    detail: 'The query is wrong.',
    errors,
  })
})

test('behavior: what is wrong with a request has no stack, and what is wrong here has one', () => {
  const { stackTraceLimit } = Error
  expect(new Problem('RATE_LIMITED', { detail: 'Wait.' }).stack).not.toContain('problem.test')
  expect(new Problem('INTERNAL', { detail: 'A bug.' }).stack).toContain('problem.test')
  expect(Error.stackTraceLimit).toBe(stackTraceLimit)
})
