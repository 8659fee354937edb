import type { SettingsState, WalletSettings } from '@cleat/embedded-wallet/window'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestSettings } from '../test/createTestSettings.ts'
import { frameStage } from '../test/frameStage.tsx'
import { SettingsApp } from './SettingsApp.tsx'

const toSettings = (state: SettingsState): WalletSettings => createTestSettings(state).settings
const meta: Meta<typeof SettingsApp> = {
  title: 'Wallet/SettingsApp',
  component: SettingsApp,
  decorators: [frameStage],
  args: { onClose: () => undefined, settings: toSettings({ status: 'loading' }) },
}
export default meta

type Story = StoryObj<typeof SettingsApp>

export const Loading: Story = {}
export const Failed: Story = { args: { settings: toSettings({ status: 'failed' }) } }
export const Ended: Story = { args: { settings: toSettings({ status: 'ended' }) } }
export const Locked: Story = { args: { settings: toSettings({ status: 'locked' }) } }
