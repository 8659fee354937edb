import { expect, test } from 'vitest'
import { readReverseName } from './readReverseName.ts'

const address = 'd8da6bf26964af9d7eed9e03e53415d37aa96045'

test.each([
  [`${address}.addr.reverse`, 60n],
  [`${address}.8000000a.reverse`, 0x8000000an],
  [`${address}.80000000.reverse`, 0x80000000n],
  [`${address}.default.reverse`, 0x80000000n],
  [`${address}.0.reverse`, 0n],
  [`${address}.${'f'.repeat(64)}.reverse`, 2n ** 256n - 1n],
])('default: %s', (name, coinType) => {
  expect(readReverseName(name)).toEqual({ address: `0x${address}`, coinType })
})

test.each([
  'addr.reverse',
  '.addr.reverse',
  'abc.addr.reverse',
  `0x${address}.addr.reverse`,
  `${address.toUpperCase()}.addr.reverse`,
  `${address}.addr.reverse.eth`,
  `${address}.names.example`,
  `x.${address}.addr.reverse`,
  `g${address}.addr.reverse`,
  `${address.slice(1)}.addr.reverse`,
  `${'ab'.repeat(65)}.addr.reverse`,
  `${address}.reverse`,
  `${address}..reverse`,
  `${address}.g.reverse`,
  `${address}.${'f'.repeat(65)}.reverse`,
  `${address}.8000000A.reverse`,
  `${address}xaddr.reverse`,
  `${address}.addrxreverse`,
])('error: %s', (name) => {
  expect(readReverseName(name)).toBeUndefined()
})

test('behavior: addresses of 1 to 64 bytes', () => {
  for (const length of [1, 20, 64]) {
    const bytes = 'ab'.repeat(length)
    expect(readReverseName(`${bytes}.addr.reverse`)?.address).toBe(`0x${bytes}`)
  }
})
