import { expect, test } from 'vitest'
import { findProgram } from './findProgram.ts'

test('default', () => {
  expect(findProgram('sh')).toMatch(/\/sh$/)
  expect(findProgram('a-program-of-nobody')).toBeUndefined()
})

test('parameters: patterns', () => {
  expect(findProgram('a-program-of-nobody', ['/bin/s[h]'])).toBe('/bin/sh')
})
