import { expect, test } from 'vitest'
import { findCoin } from './findCoin.ts'

const form = '0x00000000000000000000000000000000000a11ce'
const key = new Map([
  [60n, form],
  [0x8000_0000n, form],
] as const)
const contract = new Map([[0x8000_000an, form]] as const)

test.each([
  [60n, 60n],
  // As clients of the Data API write Ethereum.
  [0x8000_0001n, 60n],
  [0x8000_0000n, 0x8000_0000n],
  [0x8000_000an, 0x8000_000an],
  [0xffff_ffffn, 0xffff_ffffn],
])('default: a key has %i', (named, coinType) => {
  expect(findCoin(key, named)).toEqual({ coinType, form })
})

test.each([0n, 501n, 0x7fff_ffffn, 0x1_0000_0000n])('error: a key does not have %i', (named) => {
  expect(findCoin(key, named)).toBeUndefined()
})

test('behavior: a contract has its chain alone', () => {
  expect(findCoin(contract, 0x8000_000an)).toEqual({ coinType: 0x8000_000an, form })
  for (const named of [60n, 0x8000_0000n, 0x8000_0001n, 0x8000_000bn])
    expect(findCoin(contract, named)).toBeUndefined()
})
