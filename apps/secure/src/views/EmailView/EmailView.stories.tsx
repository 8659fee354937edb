import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import type { ViewProps } from '../viewProps.ts'
import { EmailView } from './EmailView.tsx'

const shown: ViewProps<'email'>['shown'] = { current: 'ada@harbour.example' }

const meta: Meta<typeof EmailView> = {
  title: 'Wallet/EmailView',
  component: EmailView,
  decorators: [frameStage],
  args: { isBusy: false, answer: () => undefined, shown },
}
export default meta

type Story = StoryObj<typeof EmailView>

const show = (problem: typeof shown.problem): Story => ({ args: { shown: { ...shown, problem } } })

export const Empty: Story = {}
export const Invalid: Story = show({ kind: 'invalid' })
export const Same: Story = show({ kind: 'same' })
export const Taken: Story = show({ kind: 'taken' })
export const Over: Story = show({ kind: 'over' })
export const Throttled: Story = show({ kind: 'throttled', seconds: 600 })
export const Unreachable: Story = show({ kind: 'service' })
export const Sending: Story = { args: { isBusy: true } }
export const NoEmail: Story = { args: { shown: { current: undefined } } }
export const CanLose: Story = { args: { shown: { ...shown, lost: 'offered' } } }
export const Lost: Story = { args: { shown: { ...shown, lost: 'chosen' } } }
export const LostWithoutTouch: Story = {
  args: { shown: { ...shown, lost: 'chosen', problem: { kind: 'incomplete' } } },
}
export const LostSending: Story = { args: { shown: { ...shown, lost: 'chosen' }, isBusy: true } }
export const LongAddress: Story = {
  args: { shown: { current: `${'very-long-name.'.repeat(6)}@harbour.example` } },
}
