import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { CodeView } from './CodeView.tsx'

const shown = {
  ...{ email: 'ada@harbour.example', digits: 6, isResent: false, resendAt: 0 },
} as const

const meta: Meta<typeof CodeView> = {
  title: 'Wallet/CodeView',
  component: CodeView,
  decorators: [frameStage],
  args: { isBusy: false, answer: () => undefined, shown },
}
export default meta

type Story = StoryObj<typeof CodeView>

export const Empty: Story = {}
export const Waiting: Story = {
  args: { shown: { ...shown, resendAt: Date.now() + 99_000 } },
}
export const Checking: Story = { args: { isBusy: true } }
export const Wrong: Story = {
  args: { shown: { ...shown, problem: { kind: 'wrong', triesLeft: 3 } } },
}
export const Over: Story = { args: { shown: { ...shown, problem: { kind: 'over' } } } }
export const Throttled: Story = {
  args: { shown: { ...shown, problem: { kind: 'throttled', seconds: 600 } } },
}
export const Unreachable: Story = {
  args: { shown: { ...shown, problem: { kind: 'service' } } },
}
export const Resent: Story = { args: { shown: { ...shown, isResent: true } } }
export const Second: Story = { args: { lead: 'secure.secondLead', other: 'secure.otherWay' } }
export const LongAddress: Story = {
  args: {
    shown: { ...shown, email: `${'very-long-name.'.repeat(6)}@harbour.example` },
  },
}
