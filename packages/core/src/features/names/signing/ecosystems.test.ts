import { expect, test } from 'vitest'
import { ecosystems } from './ecosystems.ts'

test.each([
  ['eip155', '1', 60],
  ['eip155', '8453', 0x8000_2105],
  ['eip155', '4294967296', 0x8000_0000],
  ['solana', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 501],
  ['bip122', '000000000019d6689c085ae165831e93', 0],
  ['bip122', '0f9188f13cb7b2c71f2a335e3a4fc328', 1],
  ['polkadot', '91b171bb158e2d3848fa23a9f1c25182', 354],
])('default: %s:%s has the coin type %d', (namespace, reference, coinType) => {
  expect(ecosystems.get(namespace)?.toCoinType(reference)).toBe(coinType)
})
