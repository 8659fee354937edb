import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { FirstEmailView } from './FirstEmailView.tsx'

const meta: Meta<typeof FirstEmailView> = {
  title: 'Wallet/FirstEmailView',
  component: FirstEmailView,
  decorators: [frameStage],
  args: { shown: {}, isBusy: false, answer: () => undefined },
}
export default meta

type Story = StoryObj<typeof FirstEmailView>

export const Empty: Story = {}
export const Sending: Story = { args: { isBusy: true } }
export const Taken: Story = { args: { shown: { problem: { kind: 'taken' } } } }
export const Throttled: Story = {
  args: { shown: { problem: { kind: 'throttled', seconds: 600 } } },
}
