// @vitest-environment node
import type { RequestAction } from '@cleat/core'
import { expect, test } from 'vitest'
import { en } from '../texts/en.ts'
import { describeAction } from './describeAction.ts'

const one = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const asset = { token: one, amount: 5n }

test.each<[expected: string, action: RequestAction]>([
  ['review.transfer', { kind: 'transfer', ...asset, to: one }],
  ['review.transferFrom', { kind: 'transfer', ...asset, to: one, from: one }],
  ['review.approve', { kind: 'approve', ...asset, spender: one, isSignature: true }],
  [
    'review.approveAny',
    { kind: 'approve', token: one, amount: 'any', spender: one, isSignature: true },
  ],
  ['review.approveAll', { kind: 'approveAll', token: one, operator: one }],
  ['review.revoke', { kind: 'revoke', token: one, spender: one }],
  ['review.order', { kind: 'order', protocol: 'CoW', gives: [asset], gets: [asset] }],
  ['review.orderGift', { kind: 'order', protocol: 'CoW', gives: [asset], gets: [] }],
  ['review.delegate', { kind: 'delegate', to: one }],
  ['review.clearDelegate', { kind: 'clearDelegate' }],
  ['review.call', { kind: 'call', to: one, value: 0n }],
  ['review.callValue', { kind: 'call', to: one, value: 1n }],
  ['review.deploy', { kind: 'deploy', value: 0n }],
  ['review.deployValue', { kind: 'deploy', value: 1n }],
  ['review.signIn', { kind: 'signIn', domain: 'app.example' }],
  ['review.message', { kind: 'message', text: 'Hello' }],
  ['review.messageFor', { kind: 'message', text: 'Hello', contract: one }],
  ['review.opaque', { kind: 'opaque', reason: 'hash' }],
  ['review.method', { kind: 'opaque', reason: 'method' }],
  ['review.safe', { kind: 'safeTransaction', safe: one, isDelegateCall: false, actions: [] }],
  ['review.grant', { kind: 'grant', to: one, limits: 1 }],
  ['review.ownership', { kind: 'ownership', contract: one, to: one }],
  ['review.addChain', { kind: 'addChain', chainId: 1n, rpcUrls: [] }],
  ['review.watchAsset', { kind: 'watchAsset', token: one, symbol: 'USDC' }],
  ['review.decrypt', { kind: 'decrypt' }],
])('default: %s', (expected, action) => {
  const { name, values } = describeAction(action, { method: 'wallet_signAll' })
  expect(name).toBe(expected)
  const wanted = [...en[name].matchAll(/\{(\w+)\}/g)].map(([, key]) => key)
  expect(Object.keys(values ?? {}).sort()).toEqual([...wanted].sort())
})
