import type { Meta, StoryObj } from '@storybook/react-vite'
import { checkIcon } from '../../icons/checkIcon.ts'
import { triangleAlertIcon } from '../../icons/triangleAlertIcon.ts'
import { xIcon } from '../../icons/xIcon.ts'
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
  args: { state: 'success', badge: <Icon of={checkIcon} size={18} strokeWidth={2.5} /> },
}
export const Failure: Story = {
  args: { state: 'error', badge: <Icon of={xIcon} size={18} strokeWidth={2.5} /> },
}
export const Unknown: Story = {
  args: { state: 'unknown', badge: <Icon of={triangleAlertIcon} size={18} strokeWidth={2.5} /> },
}
export const None: Story = { args: { state: 'none' } }
