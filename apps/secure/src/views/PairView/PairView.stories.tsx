import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { PairView } from './PairView.tsx'

const meta: Meta<typeof PairView> = {
  title: 'Wallet/PairView',
  component: PairView,
  decorators: [frameStage],
  args: { isBusy: false, answer: () => undefined, shown: {} },
}
export default meta

type Story = StoryObj<typeof PairView>

export const Empty: Story = {}
export const Wrong: Story = { args: { shown: { problem: 'wrong' } } }
export const Unreachable: Story = { args: { shown: { problem: 'service' } } }
export const Checking: Story = { args: { isBusy: true } }
