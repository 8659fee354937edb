import { expect, test } from 'vitest'
import { CustodyError } from '../../custody/custodyError.ts'
import { walletProblemCodes } from '../../service/problemSchemas.ts'
import { ServiceError } from '../service/serviceError.ts'
import { FrameFault } from './frameFault.ts'
import { toFault } from './toFault.ts'

test.each([
  ['LOGIN_CODE_WRONG', 'code-wrong'],
  ['LOGIN_THROTTLED', 'throttled'],
  ['LOGIN_ACCOUNT_KNOWN', 'device-unproven'],
  ['WALLET_SESSION_ENDED', 'not-logged-in'],
  ['SHARE_REFUSED', 'share-refused'],
  ['UNREACHABLE', 'service'],
  ['SOMETHING_NEW', 'service'],
])('default: %s of the service', (code, fault) => {
  expect(toFault(new ServiceError(code))).toMatchObject({ code: fault })
})

test('behavior: how long to wait is kept', () => {
  const problem = { code: 'LOGIN_THROTTLED', status: 429, detail: '', waitSeconds: 30 }
  const error = new ServiceError('LOGIN_THROTTLED', { problem })
  expect(toFault(error)).toMatchObject({ code: 'throttled', seconds: 30 })
})

test('behavior: custody, faults, and whatever else', () => {
  for (const problem of ['SHARE_MISMATCH', 'GENERATION_OLD', 'WALLET_REPLACED'] as const)
    expect(toFault(new CustodyError(problem, ''))).toMatchObject({ code: 'share-mismatch' })
  expect(toFault(new CustodyError('BOX_REFUSED', ''))).toMatchObject({ code: 'failed' })
  const fault = new FrameFault('declined')
  expect(toFault(fault)).toBe(fault)
  expect(toFault('a secret')).toMatchObject({ code: 'failed', message: 'failed' })
})

test('behavior: no words of the service reach the page', () => {
  for (const code of walletProblemCodes) {
    const problem = { code, status: 400, detail: 'ada@mail.example' }
    expect(JSON.stringify(toFault(new ServiceError(code, { problem })))).not.toContain('ada@')
  }
})
