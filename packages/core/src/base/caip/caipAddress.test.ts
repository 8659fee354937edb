import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addresses, networkIds } from '../../test/arbitraries.ts'
import { mainnetId } from '../../test/networks.ts'
import { isCaipAddress, parseCaipAddress, toCaipAddress } from './caipAddress.ts'
import { toCaipNetworkId } from './caipNetworkId.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('default', () => {
  const value = toCaipAddress({ caipNetworkId: mainnetId, address })
  expect(value).toBe(`eip155:1:${address}`)
  expect(parseCaipAddress(value)).toEqual({ caipNetworkId: 'eip155:1', address })
})

test.each([
  `eip155:1:${address}`,
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  'bip122:000000000019d6689c085ae165831e93:128Lkh3S7CkDTBZ8W7BbpsN3YYizJMp8p6',
  'hedera:mainnet:0.0.1234567890-zbhlt',
  'ton:-239:UQDFtIbTJZsHVhhCdsLMqUmSXT-wHs7__1uBFqPtPBqGFHVN',
])('behavior: accepts %s', (value) => {
  expect(isCaipAddress(value)).toBe(true)
})

test.each([
  ['no address', 'eip155:1:'],
  ['no chain', `:${address}`],
  ['an address alone', address],
  ['a chain alone', 'eip155:1'],
  ['an address of 129 characters', `eip155:1:${'a'.repeat(129)}`],
  ['a space', 'eip155:1:0x 1'],
  ['a line break at the end', `eip155:1:${address}\n`],
  ['a fourth part', `eip155:1:1:${address}`],
  ['a malformed chain', `EIP155:1:${address}`],
  ['empty', ''],
  ['null', null],
  ['number', 1],
  ['object', {}],
])('behavior: refuses %s', (_, value) => {
  expect(isCaipAddress(value)).toBe(false)
})

test.each(['', ' ', '0x+', 'a:b', 'a\u202eb', 'x'.repeat(129)])(
  'error: CAIP_ADDRESS_INVALID for the address %j',
  (malformed) => {
    expect(() => toCaipAddress({ caipNetworkId: mainnetId, address: malformed })).toThrow(
      expect.objectContaining({
        ...{ code: 'CAIP_ADDRESS_INVALID', context: { value: `eip155:1:${malformed}` } },
      }),
    )
  },
)

test('behavior: parsing takes apart what was put together', () => {
  fc.assert(
    fc.property(networkIds, addresses, ({ namespace, reference }, account) => {
      const caipNetworkId = toCaipNetworkId(`${namespace}:${reference}`)
      const value = toCaipAddress({ caipNetworkId, address: account })
      expect(parseCaipAddress(value)).toEqual({ caipNetworkId, address: account })
    }),
  )
})

test('behavior: never throws when asked', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.anything()), (value) => {
      if (!isCaipAddress(value)) return
      const parts = parseCaipAddress(value)
      expect(`${parts.caipNetworkId}:${parts.address}`).toBe(value)
    }),
  )
})
