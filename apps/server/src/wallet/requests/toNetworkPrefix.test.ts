import { expect, test } from 'vitest'
import { toNetworkPrefix } from './toNetworkPrefix.ts'

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['unknown', 'unknown'],
])('parameters: %s', (client, prefix) => {
  expect(toNetworkPrefix(client)).toBe(prefix)
})
