import { expect, test } from 'vitest'
import { listNestedErrors } from './listNestedErrors.ts'

test('default: outer ones first', () => {
  const cause = { code: 3 }
  const data = { code: 1, originalError: { code: 2 }, cause }
  const error = { data, error: { code: 4 }, info: { error: { code: 5 } }, cause: 'text' }
  expect(listNestedErrors(error)).toEqual([
    ...[error, data, data.originalError, error.error, error.info.error, 'text', cause],
  ])
})

test.each([undefined, null, 'text', 5])('behavior: %j is alone', (error) => {
  expect(listNestedErrors(error)).toEqual([error])
})

function nest(levels: number): unknown {
  return levels === 0 ? 'innermost' : { cause: nest(levels - 1) }
}

test('behavior: finds what lies deep', () => {
  expect(listNestedErrors(nest(50)).at(-1)).toBe('innermost')
})

test('behavior: ends after 64, and in a circle', () => {
  expect(listNestedErrors(nest(100))).toHaveLength(64)
  const circle: { cause?: unknown } = {}
  circle.cause = circle
  expect(listNestedErrors(circle)).toHaveLength(64)
})
