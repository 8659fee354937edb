import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { TouchView } from './TouchView.tsx'

const meta: Meta<typeof TouchView> = {
  title: 'Wallet/TouchView',
  component: TouchView,
  decorators: [frameStage],
  args: { isBusy: false, answer: () => undefined, shown: {} },
}
export default meta

type Story = StoryObj<typeof TouchView>

export const Shown: Story = {}
export const Busy: Story = { args: { isBusy: true } }
export const Problem: Story = { args: { shown: { problem: 'wrongPasskey' } } }
