import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { FarcasterView } from './FarcasterView.tsx'
import type { SettingsViewProps } from './settingsViewProps.ts'

const link: SettingsViewProps<'farcaster'>['shown']['link'] = {
  url: 'https://wallet.app.example/w/farcaster#AAAAAAAAAAAAAAAAAAAAAA',
  door: 'own',
  isSeen: false,
}
const meta: Meta<typeof FarcasterView> = {
  title: 'Wallet/FarcasterView',
  component: FarcasterView,
  decorators: [frameStage],
  args: { shown: { link }, isBusy: false, answer: () => undefined },
}
export default meta

type Story = StoryObj<typeof FarcasterView>

export const Own: Story = {}
export const Relay: Story = {
  args: { shown: { link: { ...link, door: 'relay', url: 'https://farcaster.xyz/~/siwf' } } },
}
export const Seen: Story = { args: { shown: { link: { ...link, isSeen: true } } } }
