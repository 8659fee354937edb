import { expect, test } from 'vitest'
import { toNameProblem } from './toNameProblem.ts'

test.each([
  ['too-short', 'A name has at least 4 characters.'],
  ['too-long', 'A name has at most 63 characters.'],
  ['characters', 'A name has letters from a to z, digits and hyphens only.'],
  ['hyphens', 'A name has no hyphen at an end, or as its third and fourth character.'],
  ['like-an-address', 'A name must not look like an address.'],
  ['reserved', 'This name is kept back, because visitors would trust it.'],
  ['other-zone', 'The name is not in this zone.'],
] as const)('default: %s', (fault, sentence) => {
  const { code, message, errors, reasons } = toNameProblem(fault)
  expect(code).toBe(fault === 'reserved' ? 'NAME_RESERVED' : 'NAME_INVALID')
  expect(message).toBe(`${sentence} Choose another one.`)
  expect(errors).toEqual([{ at: 'name', detail: sentence }])
  expect(reasons).toEqual([{ name: code, description: sentence }])
})
