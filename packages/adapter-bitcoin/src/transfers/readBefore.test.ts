import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBefore } from './readBefore.ts'
import { storeBefore } from './storeBefore.ts'

test('property: what is stored is read', () => {
  const id = fc.stringMatching(/^[0-9a-f]{64}$/)
  const before = fc.record({ height: fc.nat(), waiting: fc.array(id, { maxLength: 5 }) })
  const property = fc.property(before, (one) => {
    expect(readBefore(storeBefore(one))).toEqual({ ...one })
  })
  fc.assert(property)
})

test('default: an index that did not tell', () => {
  expect(readBefore(storeBefore())).toEqual({ height: -1, waiting: [] })
})

test('default: nothing is stored where the kit made the transaction', () => {
  expect(readBefore()).toBeUndefined()
  expect(readBefore({})).toBeUndefined()
})

test.each([{ height: 1 }, { waiting: 'a' }, { height: '1', waiting: 'a' }])(
  'error: %o tells nothing',
  (stored) => {
    expect(readBefore(stored)).toEqual({ height: -1, waiting: [] })
  },
)
