import type { Meta, StoryObj } from '@storybook/react-vite'
import { walletIcon } from '../../icons/walletIcon.ts'
import { stage } from '../../test/stories/stage.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Button } from './Button.tsx'

const meta: Meta<typeof Button> = {
  title: 'Components/Button',
  component: Button,
  decorators: [stage],
  args: { children: 'Connect wallet' },
}
export default meta

type Story = StoryObj<typeof Button>

export const Primary: Story = {}
export const Muted: Story = { args: { variant: 'muted', children: 'Enter an amount' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Choose another wallet' } }
export const Loading: Story = { args: { isLoading: true, children: 'Disconnecting' } }
export const WithIcon: Story = { args: { icon: <Icon of={walletIcon} size={18} /> } }
export const LongText: Story = {
  args: { children: 'Approve the request in your wallet and come back to this page to go on' },
}
