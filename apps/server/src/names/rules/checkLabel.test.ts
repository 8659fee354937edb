import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkLabel } from './checkLabel.ts'
import { skeleton } from './skeleton.ts'

const reserved = new Set(['harbour', 'usdc'].map(skeleton))

test.each([
  ...['alice', 'a-b-c', '2026', `${'a0'.repeat(31)}a`, 'ab-c', 'x0x0', 'a--b', 'x-0x'],
  // No address: one letter less, and letters that Base58 does not have.
  ...['7'.repeat(31), `${'7'.repeat(31)}0`, `${'7'.repeat(31)}l`, `${'a'.repeat(31)}-a`],
])('default: %s', (label) => {
  expect(checkLabel(label, { reserved })).toBe(undefined)
})

test.each([
  ['', 'too-short'],
  ['abc', 'too-short'],
  ['a'.repeat(64), 'too-long'],
  ['-alice', 'hyphens'],
  ['alice-', 'hyphens'],
  ['xn--alice', 'hyphens'],
  ['al--ice', 'hyphens'],
  ['Alice', 'characters'],
  ['al ice', 'characters'],
  ['al.ice', 'characters'],
  ['al_ice', 'characters'],
  ['аlice', 'characters'],
  ['алиса', 'characters'],
  ['🎉🎉🎉🎉', 'characters'],
  ['__proto__', 'characters'],
  ['0xd8da6b', 'like-an-address'],
  ['7'.repeat(32), 'like-an-address'],
  ['z'.repeat(63), 'like-an-address'],
  [`19ak${'mz'.repeat(15)}`, 'like-an-address'],
  ['alice ', 'characters'],
  [' alice', 'characters'],
  ['alice\n', 'characters'],
  ['support', 'reserved'],
  ['5upp0rt', 'reserved'],
  ['ver-ified', 'reserved'],
  ['constructor', 'reserved'],
  ['harbour', 'reserved'],
  ['harb0ur', 'reserved'],
  ['u5dc', 'reserved'],
])('error: S20, %s is %s', (label, fault) => {
  expect(checkLabel(label, { reserved })).toBe(fault)
})

test('behavior: what may be registered is a label of DNS, and its own skeleton’s equal', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'abm01i5lrnvwx-xAé_.'), maxLength: 70 }),
      (label) => {
        if (checkLabel(label, { reserved }) !== undefined) return
        expect(label).toMatch(/^[a-z0-9](?:[a-z0-9-]{2,61})[a-z0-9]$/)
        expect(skeleton(skeleton(label))).toBe(skeleton(label))
      },
    ),
    { numRuns: 1000 },
  )
})

test('behavior: a megabyte is refused at once', () => {
  expect(checkLabel('a'.repeat(1_000_000), { reserved })).toBe('too-long')
})
