import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { WalletImage } from '../WalletImage/WalletImage.tsx'
import { ProgressRing } from './ProgressRing.tsx'

const meta: Meta<typeof ProgressRing> = {
  title: 'Components/ProgressRing',
  component: ProgressRing,
  decorators: [stage],
  args: { state: 'pending', children: <WalletImage name="Rabby" size={72} /> },
}
export default meta

type Story = StoryObj<typeof ProgressRing>

export const Pending: Story = {}
export const Success: Story = { args: { state: 'success' } }
export const Failure: Story = { args: { state: 'error' } }
export const Declined: Story = { args: { state: 'declined' } }
export const Unknown: Story = { args: { state: 'unknown' } }
export const None: Story = { args: { state: 'none' } }
