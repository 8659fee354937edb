import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { PasskeyView } from './PasskeyView.tsx'

const meta: Meta<typeof PasskeyView> = {
  title: 'Wallet/PasskeyView',
  component: PasskeyView,
  decorators: [frameStage],
  args: { isBusy: false, answer: () => undefined, shown: { problem: 'incomplete' } },
}
export default meta

type Story = StoryObj<typeof PasskeyView>

export const Incomplete: Story = {}
export const Unknown: Story = { args: { shown: { problem: 'unknown' } } }
export const Unreachable: Story = { args: { shown: { problem: 'service' } } }
export const Waiting: Story = { args: { isBusy: true } }
