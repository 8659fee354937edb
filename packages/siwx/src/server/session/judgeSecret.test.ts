import { expect, test } from 'vitest'
import type { StoredSession } from '../store/storedSession.ts'
import { judgeSecret } from './judgeSecret.ts'

const session: StoredSession = {
  ...{ id: 'a', version: 1, user: 'u', accounts: [], hash: 'new', createdAt: 0, renewedAt: 0 },
  ...{ usedAt: 0, endsAt: 100, lastsUntil: 200, checkedAt: 0, askedAt: 0 },
  before: { hash: 'old', until: 50 },
}

test.each([
  ['new', 0, 'open'],
  ['new', 99, 'open'],
  ['new', 100, 'over'],
  ['old', 49, 'grace'],
  ['old', 50, 'reused'],
  ['old', 100, 'over'],
  ['older', 0, 'reused'],
  ['older', 100, 'over'],
])('default: the value %s at %i is %s', (hash, now, judgement) => {
  expect(judgeSecret({ session, hash, now })).toBe(judgement)
})

test('behavior: one that never had another value', () => {
  const { before: _, ...first } = session
  expect(judgeSecret({ session: first, hash: 'old', now: 0 })).toBe('reused')
})
