import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { TestView } from './TestView.tsx'

const meta: Meta<typeof TestView> = {
  title: 'Wallet/TestView',
  component: TestView,
  decorators: [frameStage],
  args: { isBusy: false, answer: () => undefined, shown: {} },
}
export default meta

type Story = StoryObj<typeof TestView>

export const Shown: Story = {}
export const Incomplete: Story = { args: { shown: { problem: 'incomplete' } } }
export const Unknown: Story = { args: { shown: { problem: 'unknown' } } }
export const Unreachable: Story = { args: { shown: { problem: 'service' } } }
export const Waiting: Story = { args: { isBusy: true } }
