import { expect, test } from 'vitest'
import type { StoredAccount, StoredSession } from '../store/storedSession.ts'
import { isCheckDue } from './isCheckDue.ts'
import { toSessionPolicy } from './sessionPolicy.ts'

const policy = { ...toSessionPolicy(), recheckMs: 100, retryMs: 10 }
const toAccount = (kind: 'key' | 'contract'): StoredAccount => ({
  ...{ account: 'eip155:1:0x1', subject: 'eip155:0x1', kind, type: 'eip191', signedAt: 0 },
})
const session: StoredSession = {
  ...{ id: 'a', version: 1, user: 'u', hash: 'h', createdAt: 0, renewedAt: 0, usedAt: 0 },
  ...{ endsAt: 1000, lastsUntil: 1000, checkedAt: 0, askedAt: 0 },
  accounts: [toAccount('key'), toAccount('contract')],
}

test.each([
  [99, 0, false],
  [100, 0, true],
  [150, 0, true],
  // The last question was not answered.
  [109, 100, false],
  [110, 100, true],
])('default: at %i, asked at %i: %j', (now, askedAt, isDue) => {
  expect(isCheckDue({ session: { ...session, askedAt }, now, policy })).toBe(isDue)
})

test('behavior: keys are never asked', () => {
  const accounts = [toAccount('key'), toAccount('key')]
  expect(isCheckDue({ session: { ...session, accounts }, now: 500, policy })).toBe(false)
})
