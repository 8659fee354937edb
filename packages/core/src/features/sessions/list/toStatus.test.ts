import { expect, test } from 'vitest'
import { toStatus } from './toStatus.ts'

const facts = {
  ...{ onChain: undefined, isListed: undefined, revokedAt: undefined, revocation: undefined },
  ...{ isEndTold: false, expiry: 100, now: 50 },
} as const
const asked = { wallet: 'done', chain: 'unknown', service: 'skipped' } as const

test.each([
  ['active', {}],
  ['expired', { expiry: 50 }],
  ['revoked', { isListed: false }],
  ['active', { isListed: true, revokedAt: 40 }],
  ['revoked', { revokedAt: 40 }],
  ['unknown', { revocation: asked }],
  ['unknown', { isEndTold: true }],
  ['revoking', { revocation: { ...asked, chain: 'pending' } }],
  // The chain is above what wallets and services say.
  ['revoked', { onChain: 'ended', isListed: true }],
  ['expired', { onChain: 'expired', isListed: true }],
  ['active', { onChain: 'active' }],
  ['unknown', { onChain: 'active', isListed: false }],
  ['unknown', { onChain: 'active', revokedAt: 40 }],
  ['unknown', { onChain: 'active', isEndTold: true }],
  ['unknown', { onChain: 'active', revocation: asked }],
  ['active', { onChain: 'active', isListed: true, isEndTold: true }],
  ['expired', { onChain: 'active', expiry: 50 }],
  ['unknown', { onChain: 'suspended', isListed: true }],
  ['expired', { onChain: 'suspended', expiry: 50 }],
] as const)('default: %s by %j', (status, changes) => {
  expect(toStatus({ ...facts, ...changes })).toBe(status)
})
