import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { RecoverView } from './RecoverView.tsx'

const meta: Meta<typeof RecoverView> = {
  title: 'Wallet/RecoverView',
  component: RecoverView,
  decorators: [frameStage],
  args: { isBusy: false, answer: () => undefined, shown: {} },
}
export default meta

type Story = StoryObj<typeof RecoverView>

export const Empty: Story = {}
export const Mistyped: Story = { args: { shown: { problem: { kind: 'mistyped' } } } }
export const Wrong: Story = { args: { shown: { problem: { kind: 'wrong' } } } }
export const Held: Story = { args: { shown: { problem: { kind: 'held', seconds: 86_000 } } } }
export const Unreachable: Story = { args: { shown: { problem: { kind: 'service' } } } }
export const Opening: Story = { args: { isBusy: true } }
