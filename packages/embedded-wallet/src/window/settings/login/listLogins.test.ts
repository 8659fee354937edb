import { expect, test } from 'vitest'
import { listLogins } from './listLogins.ts'

type Facts = Parameters<typeof listLogins>[0]
type Offer = Parameters<typeof listLogins>[1]

const at = '2026-11-28T00:00:00.000Z'
const toFacts = (providers: readonly string[], passkeys = 0): Facts => ({
  identities: providers.map((provider) => ({
    provider,
    email: null,
    username: null,
    linkedAt: at,
  })),
  passkeys: Array.from({ length: passkeys }, () => ({
    ...{ id: 'one', label: 'Chrome', isBackedUp: false, hasPrf: true, createdAt: at },
    lastUsedAt: at,
  })),
})
const place: Offer = {
  hasPasskeys: true,
  methods: {
    ...{ email: true, passkey: true, social: ['google', 'x', 'farcaster'], farcaster: 'own' },
    oidc: [{ id: 'oidc:work', name: 'Work' }],
  },
}

test('default: a passkey, the mailbox, then providers', () => {
  const facts = toFacts(['x', 'email', 'oidc:work'], 1)
  expect(listLogins(facts, place)).toEqual(['passkey', 'email', 'x', 'oidc:work'])
})

test('behavior: none that this browser, the service or the account does not have', () => {
  expect(listLogins(toFacts(['email'], 1), { ...place, hasPasskeys: false })).toEqual(['email'])
  expect(listLogins(toFacts(['google']), place)).toEqual(['google'])
  const methods = { ...place.methods, email: false, social: [], oidc: [] }
  expect(listLogins(toFacts(['email', 'google', 'oidc:work']), { ...place, methods })).toEqual([])
  expect(listLogins(toFacts(['farcaster']), place)).toEqual([])
})
