import { expect, test } from 'vitest'
import { CustodyError } from '../../../custody/custodyError.ts'
import { FrameFault } from '../../../frame/faults/frameFault.ts'
import { PasskeyError } from '../../../frame/passkeys/passkeyError.ts'
import { ServiceError } from '../../../frame/service/serviceError.ts'
import { toSettingsProblem } from './toSettingsProblem.ts'

test.each([
  ['UNREACHABLE', 'service'],
  ['DATABASE_UNAVAILABLE', 'service'],
  ['LAST_METHOD', 'last'],
  ['WALLET_FROZEN', 'frozen'],
  ['GENERATION_CONFLICT', 'changed'],
  ['PASSKEY_REFUSED', 'wrongPasskey'],
  ['CONFIRMATION_REQUIRED', 'needsPasskey'],
  ['LOGIN_NOT_PROVEN', 'notLoggedIn'],
  ['LOGIN_ACCOUNT_KNOWN', 'otherAccount'],
  ['IDENTITY_TAKEN', 'taken'],
  ['SOMETHING_NEW', 'failed'],
])('default: %s of the service', (code, kind) => {
  expect(toSettingsProblem(new ServiceError(code))).toEqual({ kind })
})

test.each(['LOGIN_THROTTLED', 'RATE_LIMITED'])('behavior: %s says how long to wait', (code) => {
  const problem = { code, status: 429, detail: '', waitSeconds: 30 }
  const seconds = (error: unknown) => toSettingsProblem(error)
  expect(seconds(new ServiceError(code, { problem }))).toEqual({ kind: 'throttled', seconds: 30 })
  expect(seconds(new ServiceError(code))).toEqual({ kind: 'throttled', seconds: 60 })
})

test.each(['WALLET_SESSION_ENDED', 'WALLET_SESSION_REQUIRED'])('behavior: %s', (code) => {
  expect(toSettingsProblem(new ServiceError(code))).toBe('ended')
})

test('behavior: what the visitor chose is no problem', () => {
  expect(toSettingsProblem(new FrameFault('declined'))).toBeUndefined()
  expect(toSettingsProblem(new FrameFault('cancelled'))).toBeUndefined()
  expect(toSettingsProblem(new PasskeyError('x'))).toEqual({ kind: 'incomplete' })
})

test('behavior: what is behind a fault counts, and custody says no more', () => {
  const cause = new ServiceError('UNREACHABLE')
  expect(toSettingsProblem(new FrameFault('service', { cause }))).toEqual({ kind: 'service' })
  expect(toSettingsProblem(new FrameFault('failed'))).toEqual({ kind: 'failed' })
  expect(toSettingsProblem(new CustodyError('SHARE_MISMATCH', ''))).toEqual({ kind: 'failed' })
  expect(toSettingsProblem('a secret')).toEqual({ kind: 'failed' })
})
