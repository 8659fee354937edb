import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkIds } from '../../test/arbitraries.ts'
import { expectLinear } from '../../test/expectLinear.ts'
import { isCaipNetworkId, parseCaipNetworkId, toCaipNetworkId } from './caipNetworkId.ts'

const valid = [
  'eip155:1',
  'eip155:8453',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'bip122:000000000019d6689c085ae165831e93',
  'cosmos:cosmoshub-3',
  'starknet:SN_GOERLI',
  // CAIP-2 allows the underscore in a reference.
  'eip155:__proto__',
]

test.each(valid)('default: %s', (value) => {
  expect(isCaipNetworkId(value)).toBe(true)
  expect(toCaipNetworkId(value)).toBe(value)
})

test.each([
  ['no colon', 'eip155'],
  ['no namespace', ':1'],
  ['no reference', 'eip155:'],
  ['a third part', 'eip155:1:1'],
  ['a namespace in upper case', 'EIP155:1'],
  ['a prototype key as namespace', '__proto__:1'],
  ['a reference of 33 characters', `solana:${'a'.repeat(33)}`],
  ['a point', 'eip155:1.5'],
  ['a space', 'eip155: 1'],
  ['a line break at the end', 'eip155:1\n'],
  ['a null character', 'eip155:1\0'],
  ['empty', ''],
  ['number', 1],
  ['bigint', 1n],
  ['null', null],
  ['undefined', undefined],
  ['boxed string', Object('eip155:1')],
  ['object', { namespace: 'eip155', reference: '1' }],
])('error: CAIP_NETWORK_ID_INVALID for %s', (_, value) => {
  expect(isCaipNetworkId(value)).toBe(false)
  expect(() => toCaipNetworkId(value)).toThrow(
    expect.objectContaining({ code: 'CAIP_NETWORK_ID_INVALID', context: { value } }),
  )
})

test('behavior: parsing takes apart what was put together', () => {
  fc.assert(
    fc.property(networkIds, ({ namespace, reference }) => {
      const id = toCaipNetworkId(`${namespace}:${reference}`)
      expect(parseCaipNetworkId(id)).toEqual({ namespace, reference })
    }),
  )
})

test('behavior: what is not refused survives a round trip', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/:/)), (value) => {
      if (!isCaipNetworkId(value)) return
      const { namespace, reference } = parseCaipNetworkId(value)
      expect(`${namespace}:${reference}`).toBe(value)
    }),
  )
})

test('behavior: never throws when asked', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      if (isCaipNetworkId(value)) expect(value).toBeTypeOf('string')
    }),
  )
})

test('behavior: refuses megabytes in linear time', async () => {
  const refuse = (size: number) => {
    expect(isCaipNetworkId(`eip155:${'1'.repeat(size)}`)).toBe(false)
    expect(isCaipNetworkId(':'.repeat(size))).toBe(false)
  }
  await expectLinear(refuse, { size: 5_000_000 })
})
