import { CleatError, type ErrorCode } from '@cleat/core'
import { expect, test } from 'vitest'
import { describeSignIn } from './describeSignIn.ts'

const session = { account: 'eip155:1:0x1', subject: 'eip155:0x1', kind: 'key' } as const

test.each([
  [{ status: 'unknown' }, 'ready'],
  [{ status: 'signedOut' }, 'ready'],
  [{ status: 'signing', step: 'terms' }, 'ready'],
  [{ status: 'signing', step: 'wallet' }, 'wallet'],
  [{ status: 'signing', step: 'service' }, 'checking'],
  [{ status: 'signedIn', session }, 'success'],
] as const)('default: %j', (status, scene) => {
  expect(describeSignIn(status)).toBe(scene)
})

test.each<[ErrorCode, string]>([
  ['REQUEST_USER_REJECTED', 'declined'],
  ['SIWX_ACCOUNT_MISMATCH', 'otherAccount'],
  ['SIWX_SIGNATURE_REFUSED', 'otherAccount'],
  ['REQUEST_ACCOUNT_CHANGED', 'otherAccount'],
  ['REQUEST_SIGNATURE_INVALID', 'otherAccount'],
  ['SIWX_LINK_REFUSED', 'apart'],
  ['SIWX_UNVERIFIABLE', 'contract'],
  ['SIWX_UNSUPPORTED', 'unable'],
  ['SIWX_EXPIRED', 'late'],
  ['SIWX_NONCE_REFUSED', 'late'],
  ['SIWX_DOMAIN_MISMATCH', 'frame'],
  ['SERVICE_UNREACHABLE', 'away'],
  ['SERVICE_FAILED', 'away'],
  ['WALLET_ERROR', 'failed'],
])('error: %s', (code, scene) => {
  const Any = CleatError as new (code: ErrorCode, parameters: unknown) => CleatError
  expect(describeSignIn({ status: 'failed', error: new Any(code, { context: {} }) })).toBe(scene)
})
