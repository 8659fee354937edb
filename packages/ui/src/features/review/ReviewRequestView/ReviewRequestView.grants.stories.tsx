import type { Permission, RequestAction } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reviewStory, usdc } from '../../../test/stories/reviewStory.tsx'

const meta: Meta = { title: 'Views/ReviewRequestGrants' }
export default meta

const stranger = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const azuki = '0xed5af388653567af2f388e6224dc7c4b3241c544'
const ends = BigInt(Date.UTC(2027, 0, 1) / 1000)
const grant = (...permissions: readonly Permission[]): RequestAction => ({
  ...{ kind: 'grant', to: stranger, limits: 2, until: ends, permissions },
})
export const Grant: StoryObj = reviewStory({
  actions: [grant({ kind: 'periodic', amount: 10n ** 16n, period: 86_400 })],
  finds: [['grant', 'caution']],
})
export const GrantSeveral: StoryObj = reviewStory({
  actions: [
    grant(
      { kind: 'periodic', token: usdc, amount: 25_000_000n, period: 3 * 86_400 },
      { kind: 'stream', token: usdc, perSecond: 100n, initial: 0n, max: 90_000_000n },
      { kind: 'allowance', amount: 5n * 10n ** 17n },
      { kind: 'contract', contract: azuki, functions: ['mint', 'claim'], valueLimit: 10n ** 15n },
    ),
  ],
  finds: [['grant', 'caution']],
})
export const GrantAny: StoryObj = reviewStory({
  actions: [grant({ kind: 'periodic', token: usdc, amount: 2n ** 256n - 1n, period: 604_800 })],
  finds: [['grant-unlimited', 'stop']],
})
export const GrantUnread: StoryObj = reviewStory({
  actions: [
    { kind: 'grant', to: stranger, limits: 2 },
    { kind: 'opaque', reason: 'data' },
  ],
  finds: [
    ['grant', 'caution'],
    ['opaque', 'stop'],
  ],
})
export const GrantUnlimited: StoryObj = reviewStory({
  actions: [{ kind: 'grant', to: stranger, limits: 0 }],
  finds: [['grant-unlimited', 'stop']],
})
