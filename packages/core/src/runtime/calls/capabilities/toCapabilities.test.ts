import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unknownCapabilities } from '../../../contract/calls/unknownCapabilities.ts'
import { createHostileValues } from '../../../test/createHostileValues.ts'
import { toCapabilities } from './toCapabilities.ts'

const read = (answer: unknown) => toCapabilities(answer, { source: 'wallet', askedAt: 5 })

test('default', () => {
  const raw = { atomic: { status: 'ready' }, paymasterService: { supported: true } }
  expect(read(raw)).toEqual({
    ...{ atomic: 'ready', paymasterService: 'supported', permissions: 'unsupported' },
    ...{ auxiliaryFunds: 'unsupported', raw, source: 'wallet', askedAt: 5 },
  })
  expect(read({}).atomic).toBe('unsupported')
})

test('behavior: an early draft of the capability is none', () => {
  expect(read({ atomicBatch: { supported: true } }).atomic).toBe('unsupported')
})

test('behavior: what cannot be read is unknown', () => {
  expect(read({ atomic: { status: 'maybe' } }).atomic).toBe('unknown')
  expect(read({ atomic: true }).atomic).toBe('unknown')
  expect(read({ permissions: { supported: 'yes' } }).permissions).toBe('unknown')
  for (const answer of [undefined, null, 'yes', 7, [], [{ atomic: {} }]])
    expect(read(answer)).toEqual(unknownCapabilities)
})

test('behavior: 32 entries of 4 kB, those that count first', () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`x${at}`, at]))
  const { raw, atomic } = read({ ...many, atomic: { status: 'supported' } })
  expect(Object.keys(raw)).toHaveLength(32)
  expect(atomic).toBe('supported')
  expect(read({ note: 'a'.repeat(4095) }).raw).toEqual({})
  expect(Object.keys(read({ note: 'a'.repeat(4094) }).raw)).toEqual(['note'])
})

test('behavior: the copy is plain', () => {
  const given = { atomic: { status: 'supported' } }
  const { raw } = read(given)
  given.atomic.status = 'unsupported'
  expect(raw).toEqual({ atomic: { status: 'supported' } })
})

test('behavior: a hostile answer does not throw', () => {
  for (const [, value] of createHostileValues()) {
    expect(() => read(value)).not.toThrow()
    expect(() => read({ atomic: value })).not.toThrow()
  }
})

test('property: total for any answer', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (answer) => {
      const { atomic, raw } = read(answer)
      expect(['supported', 'ready', 'unsupported', 'unknown']).toContain(atomic)
      expect(Object.keys(raw).length).toBeLessThanOrEqual(32)
    }),
  )
})
