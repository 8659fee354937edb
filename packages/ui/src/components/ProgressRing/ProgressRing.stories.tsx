import type { Meta, StoryObj } from '@storybook/react-vite'
import CheckIcon from 'lucide-react/icons/check'
import XIcon from 'lucide-react/icons/x'
import { stage } from '../../test/stories/stage.tsx'
import { Icon } from '../Icon/Icon.tsx'
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
export const Success: Story = {
  args: { state: 'success', badge: <Icon of={CheckIcon} size={18} strokeWidth={2.5} /> },
}
export const Failure: Story = {
  args: { state: 'error', badge: <Icon of={XIcon} size={18} strokeWidth={2.5} /> },
}
export const None: Story = { args: { state: 'none' } }
