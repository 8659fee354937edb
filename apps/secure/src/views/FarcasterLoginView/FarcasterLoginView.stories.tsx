import type { FrameLink } from '@cleat/embedded-wallet/window'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { FarcasterLoginView } from './FarcasterLoginView.tsx'

const link: FrameLink = {
  url: 'https://wallet.app.example/w/farcaster#AAAAAAAAAAAAAAAAAAAAAA',
  door: 'own',
  isSeen: false,
}
const meta: Meta<typeof FarcasterLoginView> = {
  title: 'Wallet/FarcasterLoginView',
  component: FarcasterLoginView,
  decorators: [frameStage],
  args: { link },
}
export default meta

type Story = StoryObj<typeof FarcasterLoginView>

export const Own: Story = {}
export const Relay: Story = {
  args: { link: { ...link, door: 'relay', url: 'https://farcaster.xyz/~/siwf' } },
}
export const Seen: Story = { args: { link: { ...link, isSeen: true } } }
