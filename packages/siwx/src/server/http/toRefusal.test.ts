import { expect, test } from 'vitest'
import { toRefusal } from './toRefusal.ts'

test('default: the field and the reason', () => {
  const reason = 'is not app.example'
  const verdict = { status: 'invalid', code: 'SIWX_DOMAIN_MISMATCH', field: 'domain' } as const
  const { code, message, errors, reasons, cause } = toRefusal({ ...verdict, reason })
  expect({ code, message, errors, reasons, cause }).toStrictEqual({
    code: 'SIWX_DOMAIN_MISMATCH',
    message: '`domain` of the message is not app.example. Ask for new terms and sign again.',
    errors: [{ at: '/message', detail: 'domain is not app.example' }],
    reasons: [{ name: 'SIWX_DOMAIN_MISMATCH', description: reason }],
    cause: undefined,
  })
})

test('behavior: a signature has no field', () => {
  const verdict = { status: 'invalid', code: 'SIWX_SIGNATURE_REFUSED' } as const
  const { message, errors } = toRefusal({ ...verdict, reason: 'is too long' })
  expect([message, errors]).toEqual([
    'The signature is too long. Ask for new terms and sign again.',
    undefined,
  ])
})

test('behavior: what is not known may be tried again', () => {
  const cause = new Error('no node')
  const verdict = { status: 'unknown', code: 'SIWX_UNVERIFIABLE', reason: 'no answer' } as const
  const refusal = toRefusal({ ...verdict, cause })
  expect([refusal.status, refusal.message, refusal.errors, refusal.cause]).toEqual([
    ...[503, 'The account may be a contract, and its chain could not be asked. Try again later.'],
    ...[undefined, cause],
  ])
  expect(refusal.reasons).toEqual([{ name: 'SIWX_UNVERIFIABLE', description: 'no answer' }])
})
