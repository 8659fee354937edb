import { expect, test } from 'vitest'
import { toNameHash } from './toNameHash.ts'

test('default', () => {
  const hashed: string[] = []
  const keccak256 = (bytes: string) => {
    hashed.push(bytes)
    return `0x${String(hashed.length).repeat(64)}`
  }
  expect(toNameHash('a.eth', keccak256)).toBe(`0x${'4'.repeat(64)}`)
  // Each label, then what was hashed so far before it.
  expect(hashed).toEqual([
    '0x657468',
    `0x${'0'.repeat(64)}${'1'.repeat(64)}`,
    '0x61',
    `0x${'2'.repeat(64)}${'3'.repeat(64)}`,
  ])
})
