import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { isDatabaseDown } from './isDatabaseDown.ts'

const withCode = (code: unknown) => Object.assign(new Error('failed'), { code })

test.each([
  withCode('ECONNREFUSED'),
  withCode('57P01'),
  withCode('08006'),
  withCode('53300'),
  withCode('28P01'),
  withCode('3D000'),
  withCode('25006'),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Query read timeout'),
  new Error('PGlite is closed'),
  new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]),
  new DrizzleQueryError('insert', [], withCode('57P01')),
])('default: %s', (error) => {
  expect(isDatabaseDown(error)).toBe(true)
})

test.each([
  withCode('23505'),
  withCode('42P01'),
  withCode('22P05'),
  withCode('42501'),
  withCode(57),
  new Error('PGlite'),
  new DrizzleQueryError('insert', [], withCode('22P05')),
  'ECONNREFUSED',
  undefined,
  null,
])('behavior: %s is the query’s own fault', (error) => {
  expect(isDatabaseDown(error)).toBe(false)
})
