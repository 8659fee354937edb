import { expect, test } from 'vitest'
import { readReverseName } from './readReverseName.ts'

const address = 'd8da6bf26964af9d7eed9e03e53415d37aa96045'

test.each([
  [`${address}.addr.reverse`, 60n],
  [`${address}.8000000a.reverse`, 0x8000000an],
  [`${address}.80000000.reverse`, 0x80000000n],
  [`${address}.default.reverse`, 0x80000000n],
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
])('error: %s', (name) => {
  expect(readReverseName(name)).toBeUndefined()
})
