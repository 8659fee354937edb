import { createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSigned } from './isSigned.ts'

const secret = 'whsec_of_the_tests'
const parts = ['1760000000.', Buffer.from('{"a":1}')] as const
const sign = (encoding: 'hex' | 'base64url', key = secret) =>
  createHmac('sha256', key).update(parts[0]).update(parts[1]).digest(encoding)

test('default', () => {
  const hex = { secret, parts, encoding: 'hex' } as const
  const base64url = { secret, parts, encoding: 'base64url' } as const
  expect(isSigned({ ...hex, signature: sign('hex') })).toBe(true)
  expect(isSigned({ ...base64url, signature: sign('base64url') })).toBe(true)
  expect(isSigned({ ...base64url, signature: `${sign('base64url')}=` })).toBe(true)
})

test('error: a signature of another key, of other bytes, cut or padded', () => {
  const hex = { secret, parts, encoding: 'hex' } as const
  const good = sign('hex')
  for (const signature of [sign('hex', 'other'), '', good.slice(1), `${good}00`, `${good} `, 'z'])
    expect(isSigned({ ...hex, signature })).toBe(false)
  const other = ['1760000001.', parts[1]]
  expect(isSigned({ ...hex, parts: other, signature: good })).toBe(false)
})

test('behavior: one changed digit is another signature', () => {
  const good = sign('hex')
  fc.assert(
    fc.property(fc.nat(63), fc.integer({ min: 1, max: 15 }), (index, change) => {
      const digit = (Number.parseInt(good[index] ?? '0', 16) ^ change).toString(16)
      const signature = good.slice(0, index) + digit + good.slice(index + 1)
      expect(isSigned({ secret, parts, encoding: 'hex', signature })).toBe(false)
    }),
  )
})
