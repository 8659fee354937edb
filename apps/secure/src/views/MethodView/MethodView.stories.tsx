import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { MethodView } from './MethodView.tsx'

const meta: Meta<typeof MethodView> = {
  title: 'Wallet/MethodView',
  component: MethodView,
  decorators: [frameStage],
  args: { isBusy: false, answer: () => undefined, shown: {} },
}
export default meta

type Story = StoryObj<typeof MethodView>

export const Shown: Story = {}
export const Incomplete: Story = { args: { shown: { problem: 'incomplete' } } }
export const Unknown: Story = { args: { shown: { problem: 'unknown' } } }
export const Unreachable: Story = { args: { shown: { problem: 'service' } } }
export const Waiting: Story = { args: { isBusy: true } }
