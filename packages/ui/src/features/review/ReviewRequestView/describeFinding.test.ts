// @vitest-environment node
import type { RequestAction, RequestRule } from '@cleat/core'
import { expect, test } from 'vitest'
import { en } from '../texts/en.ts'
import { describeFinding } from './describeFinding.ts'

const one = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const decrypt: RequestAction = { kind: 'decrypt' }

const rules: { readonly [rule in RequestRule]: RequestAction } = {
  'account-foreign': decrypt,
  'approve-any': { kind: 'approve', token: one, spender: one, amount: 'any', isSignature: false },
  'approve-spender': { kind: 'approve', token: one, spender: one, amount: 1n, isSignature: false },
  'approve-long': { kind: 'approve', token: one, spender: one, amount: 1n, isSignature: false },
  'approve-all': { kind: 'approveAll', token: one, operator: one },
  'batch-long': decrypt,
  'call-value': { kind: 'call', to: one, value: 1n },
  'chain-absent': decrypt,
  'chain-added': { kind: 'addChain', chainId: 1n, rpcUrls: [] },
  decrypt,
  'delegate-cleared': { kind: 'clearDelegate' },
  'delegate-code': { kind: 'delegate', to: one },
  grant: { kind: 'grant', to: one, limits: 1 },
  'grant-unlimited': { kind: 'grant', to: one, limits: 0 },
  'message-contract': { kind: 'message', text: 'Hello', contract: one },
  opaque: { kind: 'opaque', reason: 'hash' },
  order: { kind: 'order', protocol: 'CoW', gives: [], gets: [] },
  'order-gift': { kind: 'order', protocol: 'CoW', gives: [], gets: [] },
  ownership: { kind: 'ownership', contract: one, to: one },
  'safe-delegate-call': {
    ...{ kind: 'safeTransaction', safe: one, isDelegateCall: true, actions: [] },
  },
  'transfer-collectible': { kind: 'transfer', token: one, amount: 1n, id: 1n, to: one },
  'transfer-foreign': { kind: 'transfer', token: one, amount: 1n, to: one, from: one },
  'transfer-lost': { kind: 'transfer', token: one, amount: 1n, to: one },
}

test('default: every rule has a sentence with all that it names', () => {
  const sentences = Object.entries(rules).map(([rule, action]) => {
    const { name, values } = describeFinding({ rule: rule as RequestRule, level: 'stop', action })
    const wanted = [...en[name].matchAll(/\{(\w+)\}/g)].map(([, key]) => key)
    expect(Object.keys(values ?? {}).sort()).toEqual([...new Set(wanted)].sort())
    return name
  })
  expect(new Set(sentences).size).toBe(Object.keys(rules).length)
  expect(Object.values(en).join(' ')).not.toMatch(/\bsafe\b/)
})

test('behavior: each reason for which nothing can be read is explained', () => {
  const explain = (reason: Extract<RequestAction, { kind: 'opaque' }>['reason']) =>
    describeFinding({ rule: 'opaque', level: 'stop', action: { kind: 'opaque', reason } }).name
  expect(explain('bytes')).toBe('review.opaqueRisk')
  expect(explain('root')).toBe('review.root')
  expect(explain('method')).toBe('review.unknownMethod')
})
