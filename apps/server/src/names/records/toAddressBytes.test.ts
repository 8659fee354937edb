import { expect, test } from 'vitest'
import { toAddressBytes } from './toAddressBytes.ts'
import { toCoins } from './toCoins.ts'

test.each([
  'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU',
  'bip122:000000000019d6689c085ae165831e93:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'bip122:0f9188f13cb7b2c71f2a335e3a4fc328:bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080',
  'polkadot:91b171bb158e2d3848fa23a9f1c25182:15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
])('default: %s, alone and as an account id', (account) => {
  const [bytes] = toCoins({ account, kind: 'key' }).values()
  expect(toAddressBytes(account)).toBe(bytes)
  expect(toAddressBytes(account.split(':')[2] ?? '')).toBe(bytes)
})

test('behavior: whatever stands in front, and in whatever case', () => {
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const form = address.toLowerCase()
  for (const text of [address, form, `:${address}`, `a:b:c:${address}`])
    expect(toAddressBytes(text)).toBe(form)
  const longest = `${'a'.repeat(157)}:${address}`
  expect(longest).toHaveLength(200)
  expect(toAddressBytes(longest)).toBe(form)
  expect(toAddressBytes(`a${longest}`)).toBeUndefined()
})

test.each([
  ...['', '0x12', 'alice', '0'.repeat(44), `eip155:1:0x${'g'.repeat(40)}`, 'a'.repeat(1e6)],
  ...[`0x${'a'.repeat(41)}`, `x0x${'a'.repeat(40)}`, '1'.repeat(31), '1'.repeat(33)],
])('error: no address', (text) => {
  expect(toAddressBytes(text)).toBeUndefined()
})
