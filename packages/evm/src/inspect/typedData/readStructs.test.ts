import { expect, test } from 'vitest'
import { readStructs } from './readStructs.ts'

const member = { name: 'value', type: 'uint256' }

test('default', () => {
  const types = {
    _Mail$1: [member, { name: '_from$', type: 'Person[2][]' }],
    Person: [],
    [`A${'a'.repeat(127)}`]: [{ name: 'a'.repeat(128), type: `${'a'.repeat(128)}[123456789]` }],
  }
  expect(readStructs(types)).toBe(types)
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a list', []],
  ['members that are no list', { Mail: member }],
  ['a member that is none', { Mail: [null] }],
  ['a member without a name', { Mail: [{ type: 'uint256' }] }],
  ['a name that is a number', { Mail: [{ name: 7, type: 'uint256' }] }],
  ['a type that is a number', { Mail: [{ name: 'value', type: 7 }] }],
  ['a name in a list', { Mail: [{ name: ['value'], type: 'uint256' }] }],
  ['a type in a list', { Mail: [{ name: 'value', type: ['uint256'] }] }],
  ['a name of two words', { Mail: [{ name: 'a b', type: 'uint256' }] }],
  ['a name that begins with a digit', { Mail: [{ name: '1a', type: 'uint256' }] }],
  ['a type with a member', { Mail: [{ name: 'a', type: 'uint256 b,address' }] }],
  ['a type of more', { Mail: [{ name: 'a', type: '(uint256' }] }],
  ['a struct of two words', { 'Mail(uint256 a)': [member] }],
  ['a struct that begins with a digit', { '1Mail': [member] }],
  ['a name that is too long', { Mail: [{ name: 'a'.repeat(129), type: 'uint256' }] }],
  ['lists of lists without end', { Mail: [{ name: 'a', type: `uint256${'[]'.repeat(9)}` }] }],
  ['a second member that is none', { Mail: [member, 7] }],
])('behavior: %s are no types', (_, types) => {
  expect(readStructs(types)).toBeUndefined()
})
