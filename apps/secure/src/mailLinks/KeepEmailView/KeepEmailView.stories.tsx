import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { KeepEmailView } from './KeepEmailView.tsx'

const ask = { name: 'ask', isBusy: false, problem: undefined } as const
const meta: Meta<typeof KeepEmailView> = {
  title: 'Wallet/KeepEmailView',
  component: KeepEmailView,
  decorators: [frameStage],
  args: { view: ask, onKeep: () => undefined },
}
export default meta

type Story = StoryObj<typeof KeepEmailView>

export const Asked: Story = {}
export const Stopping: Story = { args: { view: { ...ask, isBusy: true } } }
export const Unreachable: Story = { args: { view: { ...ask, problem: 'service' } } }
export const Kept: Story = { args: { view: { name: 'kept' } } }
export const Over: Story = { args: { view: { name: 'over' } } }
