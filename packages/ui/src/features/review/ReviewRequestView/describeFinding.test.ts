// @vitest-environment node
import type { RequestAction, RequestFinding, RequestRule } from '@cleat/core'
import { expect, test } from 'vitest'
import { en } from '../texts/en.ts'
import { describeFinding, findStranger } from './describeFinding.ts'

const one = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const decrypt: RequestAction = { kind: 'decrypt' }

const rules: { readonly [rule in RequestRule]: RequestAction } = {
  'account-changed': decrypt,
  'account-foreign': decrypt,
  'allowance-hidden': { kind: 'call', to: one, value: 0n },
  'approve-any': { kind: 'approve', token: one, spender: one, amount: 'any', isSignature: false },
  'approve-collectible': {
    ...{ kind: 'approve', token: one, spender: one, amount: 1n, isSignature: false },
  },
  'approve-spender': { kind: 'approve', token: one, spender: one, amount: 1n, isSignature: false },
  'approve-long': { kind: 'approve', token: one, spender: one, amount: 1n, isSignature: false },
  'approve-all': { kind: 'approveAll', token: one, operator: one },
  'batch-long': decrypt,
  'sponsor-foreign': decrypt,
  'call-codeless': { kind: 'call', to: one, value: 0n },
  'call-value': { kind: 'call', to: one, value: 1n },
  'chain-absent': decrypt,
  'chain-added': { kind: 'addChain', chainId: 1n, rpcUrls: [] },
  decrypt,
  'delegate-cleared': { kind: 'clearDelegate' },
  'delegate-code': { kind: 'delegate', to: one },
  'fee-unknown': decrypt,
  grant: { kind: 'grant', to: one, limits: 1 },
  'grant-unlimited': { kind: 'grant', to: one, limits: 0 },
  'look-alike': { kind: 'transfer', token: one, to: one, amount: 1n },
  'message-contract': { kind: 'message', text: 'Hello', contract: one },
  opaque: { kind: 'opaque', reason: 'hash' },
  order: { kind: 'order', protocol: 'CoW', gives: [], gets: [] },
  'order-gift': { kind: 'order', protocol: 'CoW', gives: [], gets: [] },
  'order-low': { kind: 'order', protocol: 'CoW', gives: [], gets: [] },
  outflow: { kind: 'call', to: one, value: 0n },
  ownership: { kind: 'ownership', contract: one, to: one },
  reverted: { kind: 'call', to: one, value: 0n },
  'safe-delegate-call': {
    ...{ kind: 'safeTransaction', safe: one, isDelegateCall: true, actions: [] },
  },
  'spender-account': { kind: 'approve', token: one, spender: one, amount: 1n, isSignature: false },
  'fee-high': decrypt,
  'transactions-many': decrypt,
  'transfer-collectible': { kind: 'transfer', token: one, amount: 1n, id: 1n, to: one },
  'transfer-foreign': { kind: 'transfer', token: one, amount: 1n, to: one, from: one },
  'transfer-lost': { kind: 'transfer', token: one, amount: 1n, to: one },
  unsteady: { kind: 'call', to: one, value: 0n },
}

const party = { address: one, kind: 'account', isTrusted: false } as const
const facts: { readonly [rule in RequestRule]?: RequestFinding['facts'] } = {
  'allowance-hidden': {
    ...{ kind: 'allowance', allowance: { token: one, spender: one, amount: 1n } },
  },
  'call-codeless': { kind: 'party', party },
  'spender-account': { kind: 'party', party },
  reverted: { kind: 'reason', reason: 'Sale is over' },
  'fee-high': { kind: 'fee', amount: 50_000n },
  'transactions-many': { kind: 'count', count: 11 },
}

test('default: every rule has a sentence with all that it names', () => {
  const sentences = Object.entries(rules).map(([rule, action]) => {
    const own = rule as RequestRule
    const finding = { rule: own, level: 'stop', action, facts: facts[own] } as const
    const { name, values } = describeFinding(finding)
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

test('behavior: a service is named by its host, or as it was written', () => {
  const name = (url: string) =>
    describeFinding({
      ...{ rule: 'sponsor-foreign', level: 'caution', action: decrypt },
      facts: { kind: 'sponsor', url },
    }).values?.host
  expect(name('https://pay.example/v1')).toEqual({ type: 'text', text: 'pay.example' })
  expect(name('https://pay.example@evil.example/')).toEqual({ type: 'text', text: 'evil.example' })
  expect(name('x'.repeat(99))).toEqual({ type: 'text', text: `“${'x'.repeat(40)}”` })
})

test('behavior: how many transactions there are', () => {
  const found = { rule: 'transactions-many', level: 'stop', action: decrypt } as const
  const sentence = describeFinding({ ...found, facts: { kind: 'count', count: 11 } })
  expect(sentence.values?.count).toEqual({ type: 'text', text: '11' })
  expect(findStranger([found])).toBeUndefined()
})
