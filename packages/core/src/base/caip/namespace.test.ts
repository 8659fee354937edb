import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNamespace } from './namespace.ts'

test('default', () => {
  expect(['eip155', 'solana', 'bip122', 'polkadot', 'a-1', '---'].filter(isNamespace)).toEqual([
    'eip155',
    'solana',
    'bip122',
    'polkadot',
    'a-1',
    '---',
  ])
})

test.each([
  ['too short', 'ab'],
  ['too long', 'abcdefghi'],
  ['empty', ''],
  ['upper case', 'EIP155'],
  ['a colon', 'eip:155'],
  ['a line break at the end', 'eip155\n'],
  ['a space', ' eip155'],
  ['letters of another alphabet', 'еip155'],
  ['prototype key', '__proto__'],
  ['constructor', 'constructor'],
  ['number', 155],
  ['null', null],
  ['undefined', undefined],
  ['object that reads as one', { toString: () => 'eip155' }],
  ['boxed string', Object('eip155')],
  ['list of one', ['eip155']],
])('behavior: refuses %s', (_, value) => {
  expect(isNamespace(value)).toBe(false)
})

test('behavior: never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.anything()), (value) => {
      expect(isNamespace(value)).toBe(typeof value === 'string' && /^[-a-z0-9]{3,8}$/.test(value))
    }),
  )
})
