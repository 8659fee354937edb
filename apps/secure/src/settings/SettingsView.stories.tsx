import type { SettingsState } from '@cleat/embedded-wallet/window'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../test/frameStage.tsx'
import { settingsFacts, settingsPlace } from '../test/settingsFacts.ts'
import { SettingsView } from './SettingsView.tsx'

type Ready = Extract<SettingsState, { status: 'ready' }>
const toState = (given: Partial<Ready>): Ready => ({
  ...{ status: 'ready', facts: settingsFacts, running: undefined, done: undefined },
  ...{ problem: undefined, ...given },
})
const at = '2026-09-03T10:00:00.000Z'
const network = '203.0.113.0/24'
const events = [
  { event: 'share.released', facts: { purpose: 'export' }, network, at },
  { event: 'session.opened', facts: { label: 'Chrome on macOS' }, network, at },
  { event: 'wallet.created', facts: {}, network, at },
]
const settings = {
  ...{ place: settingsPlace, run: () => undefined },
  readEvents: async () => ({ events, isWhole: true }),
}
const meta: Meta<typeof SettingsView> = {
  title: 'Wallet/SettingsView',
  component: SettingsView,
  decorators: [frameStage],
  args: { settings, state: toState({}) },
}
export default meta

type Story = StoryObj<typeof SettingsView>
const press =
  (name: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const button = [...canvasElement.querySelectorAll('button')].find((one) =>
      name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
    )
    button?.click()
    await new Promise((done) => setTimeout(done, 100))
  }

export const Shown: Story = {}
/** One way to log in, one device, one method of recovery: nothing can be removed. */
export const Least: Story = {
  args: {
    state: toState({
      facts: {
        ...settingsFacts,
        identities: settingsFacts.identities.slice(0, 1),
        ...{ passkeys: [], devices: settingsFacts.devices.slice(0, 1) },
        wallet: { ...settingsFacts.wallet, holders: settingsFacts.wallet.holders.slice(0, 3) },
      },
    }),
    settings: {
      ...settings,
      place: {
        ...{ ...settingsPlace, hasPasskeys: false, approvals: 'window' },
        methods: { ...settingsPlace.methods, social: [] },
      },
    },
  },
}
export const Frozen: Story = {
  args: {
    state: toState({
      facts: { ...settingsFacts, wallet: { ...settingsFacts.wallet, isFrozen: true } },
    }),
  },
}
export const EmailWaits: Story = {
  args: {
    state: toState({
      facts: {
        ...settingsFacts,
        waitingEmail: { email: 'new@harbour.example', readyIn: 72 * 3600 },
      },
    }),
  },
}
export const RecoveryWaits: Story = {
  args: {
    state: toState({
      facts: { ...settingsFacts, wallet: { ...settingsFacts.wallet, recoversIn: 20 * 3600 } },
    }),
  },
}
/** It was not stopped in time, and the other browser has not come back yet. */
export const RecoveryReady: Story = {
  args: {
    state: toState({
      facts: { ...settingsFacts, wallet: { ...settingsFacts.wallet, recoversIn: 0 } },
    }),
  },
}
export const Working: Story = {
  args: { state: toState({ running: { kind: 'logOutEverywhere' } }) },
}
export const Done: Story = { args: { state: toState({ done: { kind: 'keep' } }) } }
export const Problem: Story = { args: { state: toState({ problem: { kind: 'changed' } }) } }
export const Throttled: Story = {
  args: { state: toState({ problem: { kind: 'throttled', seconds: 90 } }) },
}
export const AskedToRemove: Story = { play: press(/Safari on iOS/) }
export const Deleting: Story = {
  args: {
    state: toState({
      facts: { ...settingsFacts, wallet: { ...settingsFacts.wallet, deletesIn: 500_000 } },
    }),
  },
}
/** Payments up to a limit are approved in the app. */
export const Limited: Story = {
  args: { state: toState({ facts: { ...settingsFacts, limit: 100 } }) },
}
export const Events: Story = { play: press(/What happened/) }
export const EventsBroken: Story = {
  args: { settings: { ...settings, readEvents: async () => ({ events, isWhole: false }) } },
  play: press(/What happened/),
}
export const EventsFailed: Story = {
  args: { settings: { ...settings, readEvents: () => Promise.reject(new Error('offline')) } },
  play: press(/What happened/),
}
