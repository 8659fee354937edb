import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { RecoveryCodeView } from './RecoveryCodeView.tsx'

const meta: Meta<typeof RecoveryCodeView> = {
  title: 'Wallet/RecoveryCodeView',
  component: RecoveryCodeView,
  decorators: [frameStage],
  args: { isBusy: false, answer: () => undefined, shown: {} },
}
export default meta

type Story = StoryObj<typeof RecoveryCodeView>

export const Shown: Story = {}
export const Busy: Story = { args: { isBusy: true } }
export const Mistyped: Story = { args: { shown: { problem: 'mistyped' } } }
export const Wrong: Story = { args: { shown: { problem: 'wrong' } } }
export const Offline: Story = { args: { shown: { problem: 'service' } } }
