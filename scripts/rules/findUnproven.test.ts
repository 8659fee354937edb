import { expect, test } from 'vitest'
import { row } from './catalogueRow.ts'
import { findUnproven } from './findUnproven.ts'

const file = 'scripts/rules/findUnproven.test.ts'
const { held, later, shown } = row

test('default', () => {
  expect(findUnproven(shown('A01', 'x', 'y', [file, 'default']))).toEqual([])
  expect(findUnproven(held('A01', 'x'), [file])).toEqual([])
  expect(findUnproven(later('A01', 'x', 'y'))).toEqual([])
})

test('error: a test that there is not, or that is in another file', () => {
  const missing = shown('A01', 'x', 'y', [file, 'default'], [file, ['a', 'b'].join(' ')])
  expect(findUnproven(missing)).toEqual([['A01: no test "a', `b" in ${file}`].join(' ')])
  const elsewhere = shown('A01', 'x', 'y', ['core/src/nowhere.test.ts', 'default'])
  expect(findUnproven(elsewhere)).toEqual([
    'A01: no test "default" in packages/core/src/nowhere.test.ts',
  ])
})

test('error: a row that nothing names, or that is shown after all', () => {
  expect(findUnproven(held('A01', 'x'))).toEqual(['A01: no table of rows names it'])
  expect(findUnproven(later('A01', 'x', 'y'), [file])).toHaveLength(1)
})
