import { expect, test } from 'vitest'
import { createHostileValues } from '../../test/createHostileValues.ts'
import { CleatError } from './cleatError.ts'
import { toCleatError } from './toCleatError.ts'

const context = { wallet: 'Harbour' }

test('default', () => {
  const cause = new Error('Socket closed')
  const error = toCleatError(cause, 'CONNECTION_FAILED', { context })
  expect(error).toMatchObject({ code: 'CONNECTION_FAILED', context, cause })
  expect(error.details).toBe('Socket closed')
})

test('behavior: passes our own error as it is', () => {
  const own = new CleatError('CONNECTION_USER_CLOSED')
  expect(toCleatError(own, 'CONNECTION_FAILED', { context })).toBe(own)
})

test.each(createHostileValues())('behavior: wraps %s', (_, cause) => {
  const error = toCleatError(cause, 'CONNECTION_FAILED', { context })
  expect(error.code).toBe('CONNECTION_FAILED')
  expect(Object.is(error.cause, cause)).toBe(true)
})
