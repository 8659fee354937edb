import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import type { ViewProps } from '../viewProps.ts'
import { EmailWaitsView } from './EmailWaitsView.tsx'

const shown: ViewProps<'emailWaits'>['shown'] = {
  ...{ email: 'ada@harbour.example', readyIn: 72 * 3600 },
}

const meta: Meta<typeof EmailWaitsView> = {
  title: 'Wallet/EmailWaitsView',
  component: EmailWaitsView,
  decorators: [frameStage],
  args: { isBusy: false, answer: () => undefined, shown },
}
export default meta

type Story = StoryObj<typeof EmailWaitsView>

export const Waiting: Story = {}
export const LastMinutes: Story = { args: { shown: { ...shown, readyIn: 90 } } }
export const Stopping: Story = { args: { isBusy: true } }
export const Unreachable: Story = { args: { shown: { ...shown, problem: 'service' } } }
export const LongAddress: Story = {
  args: { shown: { ...shown, email: `${'very-long-name.'.repeat(6)}@harbour.example` } },
}
