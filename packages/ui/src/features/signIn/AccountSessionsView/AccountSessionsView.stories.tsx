import type { Meta, StoryObj } from '@storybook/react-vite'
import { signInStory } from '../../../test/stories/signInStory.tsx'

const meta: Meta = { title: 'Views/AccountSessions' }
export default meta

export const SignedIn: StoryObj = signInStory({ view: 'AccountSessions', isSigning: true })
export const Everywhere: StoryObj = signInStory({
  view: 'AccountSessions',
  isSigning: true,
  siwx: { signOutEverywhere: async () => undefined },
})
const timeOf = (agoMs: number) => new Date(Date.now() - agoMs).toISOString()
const account = 'eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hourMs = 3_600_000
const device = (changed: object) => ({
  ...{ id: 'a', isCurrent: false, accounts: [account], browser: 'Firefox on Linux' },
  ...{ createdAt: timeOf(30 * hourMs), usedAt: timeOf(3 * hourMs), endsAt: timeOf(-90 * hourMs) },
  ...changed,
})
const devices = (listDevices: () => Promise<ReturnType<typeof device>[]>) =>
  signInStory({
    ...{ view: 'AccountSessions', isSigning: true },
    siwx: {
      signOutEverywhere: async () => undefined,
      endDevice: async () => undefined,
      listDevices,
    },
  })

export const Devices: StoryObj = devices(async () => [
  device({ id: 'b', isCurrent: true }),
  device({ id: 'c', browser: 'Safari on iPhone' }),
  device({ id: 'd', browser: 'Samsung Internet on Android', accounts: [account, other] }),
  device({ id: 'e', browser: undefined, usedAt: timeOf(50 * hourMs) }),
])
export const NoOtherDevice: StoryObj = devices(async () => [device({ isCurrent: true })])
export const DevicesLoading: StoryObj = devices(() => new Promise(() => undefined))
export const DevicesFailed: StoryObj = devices(() => Promise.reject(new Error('away')))
export const Transfers: StoryObj = signInStory({
  ...{ view: 'AccountSessions', isSigning: true },
  transfers: [
    { label: 'lighthouse', isIncoming: true },
    { label: 'mooring', isIncoming: false },
  ],
})
export const SignedOut: StoryObj = signInStory({ view: 'AccountSessions' })
export const InAccount: StoryObj = signInStory({ view: 'Account' })
