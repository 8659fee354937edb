import { expect, test } from 'vitest'
import { isReserved } from './isReserved.ts'
import { skeleton } from './skeleton.ts'

const none = new Set<string>()

test.each([
  ...['abuse', 'account', 'admin', 'administrator', 'airdrop', 'bridge', 'claim', 'constructor'],
  ...['example', 'help', 'helpdesk', 'hostmaster', 'info', 'localhost', 'login', 'marketing'],
  ...['mint', 'moderator', 'noc', 'null', 'official', 'payment', 'postmaster', 'prototype'],
  ...['recovery', 'refund', 'rewards', 'root', 'sales', 'security', 'service', 'signin'],
  ...['staking', 'support', 'swap', 'system', 'team', 'treasury', 'trust', 'undefined', 'usenet'],
  ...['vault', 'verified', 'verify', 'wallet', 'webmaster'],
])('default: S20, %s', (word) => {
  expect(isReserved(word, none)).toBe(true)
  expect(isReserved(`${word}x`, none)).toBe(false)
})

test('behavior: what looks like one, and what the operator keeps back', () => {
  for (const label of ['supp0rt', 'ver-ified', 'vva11et', '5upport', 'adrnin'])
    expect(isReserved(label, none)).toBe(true)
  const reserved = new Set(['harbour'].map(skeleton))
  expect(isReserved('harb0ur', reserved)).toBe(true)
  expect(isReserved('harb0ur', none)).toBe(false)
})

test.each(['', 'alice', 'harbour'])('behavior: %j is free', (label) => {
  expect(isReserved(label, none)).toBe(false)
})
