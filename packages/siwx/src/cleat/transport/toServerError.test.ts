import { afterEach, expect, test, vi } from 'vitest'
import { toServerError } from './toServerError.ts'

afterEach(() => vi.unstubAllGlobals())

const refusal = (code: string, description: string, detail?: string) => ({
  code,
  reasons: [{ name: code, description }],
  ...(detail ? { errors: [{ at: '/message', detail }] } : {}),
})

test.each([
  [
    'SIWX_MESSAGE_INVALID',
    'is too long',
    'text is too long',
    { field: 'text', reason: 'is too long' },
  ],
  ['SIWX_DOMAIN_MISMATCH', 'is not b.example', '', { expected: 'a.example', actual: 'b.example' }],
  [
    'SIWX_ACCOUNT_MISMATCH',
    'is not eip155:1:0x1',
    '',
    { expected: 'eip155:1:0x1', actual: 'another account' },
  ],
  ['SIWX_EXPIRED', 'was over at 2026', '', { at: '2026' }],
  ['SIWX_NOT_YET_VALID', 'begins at 2027', '', { at: '2027' }],
  ['SIWX_NONCE_REFUSED', 'was used before', '', { reason: 'used' }],
  ['SIWX_NONCE_REFUSED', 'is not the one of the terms', '', { reason: 'unknown' }],
  ['SIWX_NONCE_REFUSED', '', '', { reason: 'foreign' }],
  ['SIWX_SIGNATURE_REFUSED', 'was not made', '', { type: 'unknown' }],
  ['SIWX_UNVERIFIABLE', 'no chain', '', { reason: 'no chain' }],
])('default: %s, %s', (code, description, detail, context) => {
  vi.stubGlobal('location', { host: 'a.example' })
  expect(toServerError(403, refusal(code, description, detail))).toMatchObject({ code, context })
})

test.each([null, undefined, 'text', 7, [], { code: 7 }, { code: '__proto__', reasons: 'no' }])(
  'error: an answer that says nothing: %j',
  (answer) => {
    expect(toServerError(500, answer)).toMatchObject({ code: 'SERVICE_FAILED' })
  },
)
