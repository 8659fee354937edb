import { expect, test } from 'vitest'
import { createTrustedProxies } from './createTrustedProxies.ts'

test.each([
  ['192.0.2.1', ['192.0.2.1'], true],
  ['::ffff:192.0.2.1', ['192.0.2.1'], true],
  ['192.0.2.2', ['192.0.2.1'], false],
  ['10.9.8.7', ['192.0.2.1', '10.0.0.0/8'], true],
  ['11.0.0.1', ['10.0.0.0/8'], false],
  ['2001:db8::1', ['2001:db8::/32'], true],
  ['2001:db9::1', ['2001:db8::/32'], false],
  ['127.0.0.1', ['private'], true],
  ['::ffff:127.0.0.1', ['private'], true],
  ['fd00::1', ['private'], true],
  ['fe80::1%eth0', ['private'], true],
  ['172.32.0.1', ['private'], false],
  ['198.51.100.7', ['private'], false],
  ['127.0.0.1', [], false],
  ['nonsense', ['private'], false],
  ['', ['private'], false],
])('default: %s of %j: %j', (address, networks, expected) => {
  expect(createTrustedProxies(networks).has(address)).toBe(expected)
})
