import { expect, test } from 'vitest'
import { createTrustedProxies } from './createTrustedProxies.ts'
import { toClientAddress } from './toClientAddress.ts'

const trustedProxies = createTrustedProxies(['10.0.0.0/8'])
const read = (remoteAddress: string | undefined, forwardedFor?: string) =>
  toClientAddress({ remoteAddress, forwardedFor, trustedProxies })

test('default', () => {
  expect(read('203.0.113.7')).toBe('203.0.113.7')
  expect(read('10.0.0.1', '203.0.113.7')).toBe('203.0.113.7')
  expect(read('10.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7')
  expect(read('10.0.0.1', '[2001:db8::7]:4711')).toBe('2001:db8::7')
})

test('behavior: what others have written is not believed', () => {
  expect(read('203.0.113.7', '192.0.2.1')).toBe('203.0.113.7')
  expect(read('10.0.0.1', '192.0.2.1, nonsense')).toBe('10.0.0.1')
  expect(read(undefined)).toBeUndefined()
})
