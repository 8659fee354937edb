import { expect, test } from 'vitest'
import type { StoredSession } from '../store/storedSession.ts'
import { toSession } from './toSession.ts'

const account = {
  account: 'eip155:1:0x1',
  subject: 'eip155:0x1',
  kind: 'key',
  type: 'eip191',
} as const
const contract = { ...account, account: 'eip155:1:0x2', kind: 'contract' } as const
const stored: StoredSession = {
  ...{ id: 'a', version: 7, user: 'u', hash: 'h', before: { hash: 'b', until: 1 }, jkt: 'k' },
  accounts: [
    { ...account, signedAt: 0 },
    { ...contract, signedAt: 0, proof: { message: 'm', signature: 's' } },
  ],
  ...{ createdAt: 0, renewedAt: 0, usedAt: 0, endsAt: 1000, lastsUntil: 2000 },
  ...{ checkedAt: 0, askedAt: 0, browser: 'Firefox' },
}

test('default: nothing that opens it, and nothing that was signed', () => {
  const session = {
    ...{ id: 'a', user: 'u', ...account, accounts: [account, contract] },
    ...{ createdAt: '1970-01-01T00:00:00.000Z', endsAt: '1970-01-01T00:00:01.000Z' },
  }
  expect(toSession(stored)).toStrictEqual(session)
  expect(toSession({ ...stored, metadata: { a: 1 } })).toStrictEqual({
    ...{ ...session, metadata: { a: 1 } },
  })
})

test('error: of no account', () => {
  expect(() => toSession({ ...stored, accounts: [] })).toThrow('A session has no account.')
})
