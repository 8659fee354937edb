import { expect, expectTypeOf, test } from 'vitest'
import { createHostileValues } from '../../test/createHostileValues.ts'
import { CleatError } from './cleatError.ts'
import type { ErrorCode } from './errorContext.ts'
import { isCleatError } from './isCleatError.ts'

const error = new CleatError('NETWORK_NOT_FOUND', { context: { id: 5 } })

test('default', () => {
  expect(isCleatError(error)).toBe(true)
  expect(isCleatError(new Error('No'))).toBe(false)
  expect(isCleatError({ ...error, name: 'CleatError' })).toBe(false)
})

test('parameters: code', () => {
  expect(isCleatError(error, 'NETWORK_NOT_FOUND')).toBe(true)
  expect(isCleatError(error, 'WALLET_ERROR')).toBe(false)
})

test.each(createHostileValues())('behavior: never throws for %s', (_, value) => {
  expect(isCleatError(value)).toBe(false)
})

test('behavior: narrows', () => {
  const foreign: unknown = error
  if (!isCleatError(foreign)) return expectTypeOf(foreign).toBeUnknown()
  expectTypeOf(foreign).toEqualTypeOf<CleatError<ErrorCode>>()

  const timeout: unknown = new CleatError('CONNECTION_TIMEOUT', {
    context: { wallet: 'A', timeoutMs: 1 },
  })
  // @ts-expect-error no such code
  expect(isCleatError(timeout, 'CONNECTION_TIME_OUT')).toBe(false)
  expect(isCleatError(timeout, 'CONNECTION_TIMEOUT')).toBe(true)
  if (!isCleatError(timeout, 'CONNECTION_TIMEOUT')) return
  expectTypeOf(timeout.code).toEqualTypeOf<'CONNECTION_TIMEOUT'>()
  expectTypeOf(timeout.context).toEqualTypeOf<{ wallet: string; timeoutMs: number }>()
})
