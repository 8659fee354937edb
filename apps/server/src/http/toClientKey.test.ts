import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHeap } from '../test/readHeap.ts'
import { createTrustedProxies } from './createTrustedProxies.ts'
import { toClientKey } from './toClientKey.ts'

const remoteAddress = '198.51.100.7'
const none = createTrustedProxies([])
const trustedProxies = createTrustedProxies(['198.51.100.7', '10.0.0.0/8', '2001:db8:ffff::/48'])

test('default', () => {
  const key = toClientKey({ remoteAddress, forwardedFor: undefined, trustedProxies: none })
  expect(key).toBe('198.51.100.7')
})

test.each([
  ['198.51.100.7', none],
  ['198.51.100.8', trustedProxies],
])('behavior: the header is not believed from %s, which is no proxy', (address, proxies) => {
  const forwardedFor = '203.0.113.1'
  const given = { remoteAddress: address, forwardedFor, trustedProxies: proxies }
  expect(toClientKey(given)).toBe(address)
})

test.each([
  ['203.0.113.1', '203.0.113.1'],
  ['forged, 203.0.113.1', '203.0.113.1'],
  ['203.0.113.1, 10.0.0.2, 10.0.0.1', '203.0.113.1'],
  ['10.0.0.2, 10.0.0.1', '10.0.0.2'],
  ['203.0.113.1, nonsense', '198.51.100.7'],
  ['', '198.51.100.7'],
  ['203.0.113.1:51234', '203.0.113.1'],
  ['203.0.113.1:51234, 10.0.0.1:80', '203.0.113.1'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9, [2001:db8:ffff::1]:80', '2001:db8:1:2::/64'],
  ['::ffff:203.0.113.1', '203.0.113.1'],
])('parameters: forwardedFor "%s": %s', (forwardedFor, expected) => {
  expect(toClientKey({ remoteAddress, forwardedFor, trustedProxies })).toBe(expected)
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
])('behavior: %s counts as %s', (address, expected) => {
  const key = toClientKey({ remoteAddress: address, forwardedFor: undefined, trustedProxies: none })
  expect(key).toBe(expected)
})

test('behavior: any header ends in a short key', () => {
  fc.assert(
    fc.property(fc.string(), (forwardedFor) => {
      const key = toClientKey({ remoteAddress, forwardedFor, trustedProxies })
      expect(key.length).toBeLessThan(50)
    }),
  )
})

test('behavior: a key takes its own memory, and not that of the header', () => {
  const trustedProxies = createTrustedProxies(['private'])
  const count = 5000
  const keys = new Set<string>()
  const before = readHeap()
  for (let index = 0; index < count; index += 1) {
    const address = `203.113.${100 + (index >> 8)}.${index & 255}`
    const forwardedFor = Buffer.from(`${'1.1.1.1,'.repeat(500)}${address}`).toString()
    keys.add(toClientKey({ remoteAddress: '127.0.0.1', forwardedFor, trustedProxies }))
  }
  expect(keys.size).toBe(count)
  expect((readHeap() - before) / count).toBeLessThan(500)
})
