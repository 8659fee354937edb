import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHostileValues } from '../../test/createHostileValues.ts'
import { readSessionCapabilities } from './readSessionCapabilities.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const lower = address.toLowerCase()
const able = { atomic: { status: 'supported' } }

test.each<[string, Parameters<typeof readSessionCapabilities>[0], object]>([
  [
    'of the session, by address and chain',
    { sessionProperties: { eip155Capabilities: JSON.stringify({ [address]: { '0x1': able } }) } },
    { [lower]: { '0x1': able } },
  ],
  [
    'as an object, with chains as decimals',
    { sessionProperties: { capabilities: { [address]: { '8453': able } } } },
    { [lower]: { '0x2105': able } },
  ],
  [
    'by CAIP-10 and CAIP-2',
    { sessionProperties: { capabilities: { [`eip155:1:${address}`]: { 'eip155:1': able } } } },
    { [lower]: { '0x1': able } },
  ],
  [
    'without an address',
    { sessionProperties: { capabilities: JSON.stringify({ '0x1': able }) } },
    { '*': { '0x1': able } },
  ],
  [
    'of the scope of a chain',
    { scopedProperties: { 'eip155:1': { capabilities: able } } },
    { '*': { '0x1': able } },
  ],
  [
    'of the scope of a chain, by address',
    { scopedProperties: { 'eip155:1': JSON.stringify({ capabilities: { [address]: able } }) } },
    { [lower]: { '0x1': able } },
  ],
  [
    'of the scope of all chains',
    { scopedProperties: { eip155: { capabilities: { [address]: { '0x1': able } } } } },
    { [lower]: { '0x1': able } },
  ],
])('default: %s', (_, session, expected) => {
  expect(readSessionCapabilities(session)).toEqual(expected)
})

test('behavior: the session’s own word counts before that of a scope', () => {
  const other = { atomic: { status: 'unsupported' } }
  expect(
    readSessionCapabilities({
      sessionProperties: { eip155Capabilities: { [address]: { '0x1': able } } },
      scopedProperties: { eip155: { [address]: { '0x1': other } } },
    }),
  ).toEqual({ [lower]: { '0x1': able } })
})

test('behavior: limits', () => {
  const chains = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [String(at + 1), able]))
  const addresses = Object.fromEntries(
    Array.from({ length: 200 }, (_, at) => [`0x${String(at).padStart(40, '0')}`, chains]),
  )
  const found = readSessionCapabilities({ sessionProperties: { capabilities: addresses } })
  expect(Object.keys(found ?? {})).toHaveLength(100)
  expect(Object.keys(Object.values(found ?? {})[0] ?? {})).toHaveLength(64)
  const long = JSON.stringify({ [address]: { '0x1': { note: 'a'.repeat(40_000) } } })
  expect(readSessionCapabilities({ sessionProperties: { capabilities: long } })).toBeUndefined()
})

test('behavior: nothing that can be read', () => {
  const hostile = createHostileValues().map(([, value]) => value)
  const values = ['', 'yes', '{', '[]', null, 7, [], {}, { x: 1 }, ...hostile]
  for (const value of values) {
    const given = { capabilities: value, eip155Capabilities: value }
    expect(readSessionCapabilities({ sessionProperties: given })).toBeUndefined()
    expect(
      readSessionCapabilities({ sessionProperties: value, scopedProperties: value }),
    ).toBeUndefined()
  }
})

test('property: any properties are read, or left out', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (sessionProperties, scopedProperties) => {
      expect(() => readSessionCapabilities({ sessionProperties, scopedProperties })).not.toThrow()
    }),
  )
})
