import { expect, test } from 'vitest'
import type { SignInFields } from '../fields/signInFields.ts'
import { checkTimes } from './checkTimes.ts'

const notBefore = '2026-01-01T00:00:00Z'
const expirationTime = '2026-01-01T00:10:00Z'
const [start, end] = [notBefore, expirationTime].map((time) => Date.parse(time)) as [number, number]

function check(now: number, times: Partial<SignInFields> = { notBefore, expirationTime }) {
  const fields = { namespace: 'eip155', address: '0x', chainId: '1', nonce: 'abcd1234' } as const
  const rest = { domain: 'app.example', uri: 'https://app.example', issuedAt: notBefore }
  return checkTimes({ ...fields, ...rest, ...times }, now)
}

test('default: from its start to before its end', () => {
  for (const now of [start, start + 1, end - 1]) expect(check(now)).toBeUndefined()
})

test('behavior: without a start or an end there is none', () => {
  for (const now of [0, start, end, end * 10]) expect(check(now, {})).toBeUndefined()
  expect(check(0, { expirationTime })).toBeUndefined()
  expect(check(end * 10, { notBefore })).toBeUndefined()
})

test.each([end, end + 1])('error: over at %i', (now) => {
  expect(check(now)).toEqual({
    ...{ status: 'invalid', code: 'SIWX_EXPIRED', field: 'expirationTime' },
    reason: `was over at ${expirationTime}`,
  })
})

test('error: it has not begun', () => {
  expect(check(start - 1)).toEqual({
    ...{ status: 'invalid', code: 'SIWX_NOT_YET_VALID', field: 'notBefore' },
    reason: `begins at ${notBefore}`,
  })
})
