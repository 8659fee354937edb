import type { SwapFlow } from '@cleat/core/swap'
import { expect, test } from 'vitest'
import { ether, usdc } from '../../../test/sendStates.ts'
import { toPreparedSwap } from '../../../test/swapStates.ts'
import { isSwappedAlready } from './isSwappedAlready.ts'

const form = { sourceToken: ether, toToken: usdc, sourceTokenAmount: 10n ** 18n }
const last = { prepared: toPreparedSwap(), type: 'swap', step: 0 } as const
const hash = '0x5e'
const network = { ...last, status: 'pending', stage: 'network', hash, isSlow: false } as const
const ended = (status: 'dropped' | 'replaced' | 'altered' | 'unproven') =>
  ({ ...last, status: 'ended', outcome: { status, hash }, isAllowed: false }) as const
const isAlready = (swapping: SwapFlow, parts: Partial<typeof form> = {}) =>
  isSwappedAlready({ ...form, ...parts, swapping })

test.each([
  ['in the network', network],
  ['done', { ...last, status: 'success', outcome: { status: 'confirmed', hash } }],
  ['replaced', ended('replaced')],
  ['altered', ended('altered')],
  ['unproven', ended('unproven')],
] as const)('default: %s', (_, swapping) => {
  expect(isAlready(swapping)).toBe(true)
})

test.each([
  ['nothing', { status: 'idle' }],
  ['in the wallet', { ...last, status: 'pending', stage: 'wallet' }],
  ['paused', { ...last, status: 'paused', isAllowed: true }],
  ['dropped', ended('dropped')],
  [
    'failed',
    { ...ended('dropped'), outcome: { status: 'failed', hash, reason: 'the price moved' } },
  ],
] as const)('behavior: %s can be done', (_, swapping) => {
  expect(isAlready(swapping)).toBe(false)
})

test('behavior: an allowance in the network is no swap', () => {
  const steps = [
    { type: 'approve', payload: null },
    { type: 'swap', payload: null },
  ] as const
  const prepared = toPreparedSwap({ steps })
  expect(isAlready({ ...network, prepared, type: 'approve' })).toBe(false)
  expect(isAlready({ ...network, prepared, step: 1 })).toBe(true)
})

test.each([
  ['amount', { sourceTokenAmount: 1n }],
  ['source', { sourceToken: usdc }],
  ['target', { toToken: ether }],
])('behavior: another %s is another swap', (_, parts) => {
  expect(isAlready(network, parts)).toBe(false)
})
