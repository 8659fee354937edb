import { expect, test } from 'vitest'
import { isListed, listFields } from './listFields.ts'

const names = (value: unknown) => listFields(value).map((path) => path.join('.'))

test('default: everything in an answer is a field, and so is the whole', () => {
  expect(names({ a: { b: [1, null] }, c: 'x' })).toEqual(['', 'a', 'a.b', 'a.b.0', 'a.b.1', 'c'])
})

test('behavior: of a long list, the first rows and the last', () => {
  expect(names(Array.from({ length: 40 }, () => 1))).toEqual(['', '0', '1', '2', '39'])
  expect([isListed(['rows', 2]), isListed(['rows', 5, 'a'])]).toEqual([true, false])
})

test('behavior: words of a contract and bytes of an account', () => {
  expect(names(`0x${'0'.repeat(128)}`)).toEqual(['', '#word 0', '#word 1'])
  expect(names('0x12')).toEqual([''])
  const mint = Buffer.alloc(82).toString('base64')
  expect(names(mint).at(-1)).toBe('#byte 81')
})
