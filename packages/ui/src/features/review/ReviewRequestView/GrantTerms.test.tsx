import type { Permission, RequestAction } from '@cleat/core'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findSentence, renderReview } from '../../../test/renderReview.tsx'
import { usdc } from '../../../test/stories/reviewStory.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const stranger = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

test.each<[string, Permission]>([
  ['0.01 ETH a day', { kind: 'periodic', amount: 10n ** 16n, period: 86_400 }],
  ['25 USDC every 3 days', { kind: 'periodic', token: usdc, amount: 25_000_000n, period: 259_200 }],
  [
    'any amount of USDC a week',
    { kind: 'periodic', token: usdc, amount: 2n ** 256n - 1n, period: 604_800 },
  ],
  [
    '86.4 USDC a day, up to 90 USDC in total',
    { kind: 'stream', token: usdc, perSecond: 1000n, initial: 0n, max: 90_000_000n },
  ],
  [
    '86.4 USDC a day',
    { kind: 'stream', token: usdc, perSecond: 1000n, initial: 0n, max: 2n ** 256n - 1n },
  ],
  ['Up to 0.5 ETH in total', { kind: 'allowance', amount: 5n * 10n ** 17n }],
  [
    'Call mint and claim · 0x70…dc79c8',
    { kind: 'contract', contract: stranger, functions: ['mint', 'claim'] },
  ],
  [
    'Call mint and send up to 1 ETH · 0x70',
    { kind: 'contract', contract: stranger, functions: ['mint'], valueLimit: 10n ** 18n },
  ],
])('behavior: what is allowed without asking: %s', async (words, permission) => {
  const until = BigInt(Date.UTC(2032, 0, 1, 12) / 1000)
  const grant: RequestAction = {
    ...{ kind: 'grant', to: stranger, limits: 2, until, permissions: [permission] },
  }
  await renderReview({ actions: [grant], finds: [['grant', 'caution']] })
  await findSentence(words)
  await findSentence('Let 0x70…dc79c8 act for this account')
  await findSentence('Until Jan 1, 2032')
})

test('behavior: what is allowed without an end never expires', async () => {
  const permissions = [{ kind: 'allowance', amount: 1n }] as const
  await renderReview({ actions: [{ kind: 'grant', to: stranger, limits: 1, permissions }] })
  await findSentence(/in totalNever expires$/)
})

test('behavior: what cannot be read of it is said so', async () => {
  await renderReview({
    actions: [
      { kind: 'grant', to: stranger, limits: 2 },
      { kind: 'opaque', reason: 'data' },
    ],
  })
  await findSentence(/act for this account$/)
  expect(screen.getByText('Sign something that can’t be read')).toBeTruthy()
})
