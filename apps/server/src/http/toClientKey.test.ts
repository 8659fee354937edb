import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toClientKey } from './toClientKey.ts'

const remoteAddress = '198.51.100.7'

test('default', () => {
  const key = toClientKey({ remoteAddress, forwardedFor: undefined, trustedProxies: 0 })
  expect(key).toBe('198.51.100.7')
})

test('behavior: without trusted proxies the header is not believed', () => {
  const key = toClientKey({ remoteAddress, forwardedFor: '203.0.113.1', trustedProxies: 0 })
  expect(key).toBe('198.51.100.7')
})

test.each([
  [1, '203.0.113.1', '203.0.113.1'],
  [1, '10.0.0.1, 203.0.113.1', '203.0.113.1'],
  [2, 'forged, 203.0.113.1, 192.0.2.1', '203.0.113.1'],
  [3, '203.0.113.1', '203.0.113.1'],
  [1, 'nonsense', '198.51.100.7'],
  [1, '', '198.51.100.7'],
])('parameters: trustedProxies %i takes of "%s" %s', (trustedProxies, forwardedFor, expected) => {
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
  const key = toClientKey({ remoteAddress: address, forwardedFor: undefined, trustedProxies: 0 })
  expect(key).toBe(expected)
})

test('behavior: any header ends in a short key', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 10 }), (forwardedFor, trustedProxies) => {
      const key = toClientKey({ remoteAddress: undefined, forwardedFor, trustedProxies })
      expect(key.length).toBeLessThan(50)
    }),
  )
})
