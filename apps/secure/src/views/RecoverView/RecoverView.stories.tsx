import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import type { ViewProps } from '../viewProps.ts'
import { RecoverView } from './RecoverView.tsx'

const meta: Meta<typeof RecoverView> = {
  title: 'Wallet/RecoverView',
  component: RecoverView,
  decorators: [frameStage],
  args: { isBusy: false, answer: () => undefined, shown: { hasPasskeys: true } },
}
export default meta

type Story = StoryObj<typeof RecoverView>

const show = (problem: ViewProps<'recover'>['shown']['problem']): Story => ({
  args: { shown: { hasPasskeys: true, problem } },
})

export const Empty: Story = {}
export const WithoutPasskeys: Story = { args: { shown: { hasPasskeys: false } } }
export const Mistyped: Story = show({ kind: 'mistyped' })
export const Wrong: Story = show({ kind: 'wrong' })
export const Incomplete: Story = show({ kind: 'incomplete' })
export const WrongPasskey: Story = show({ kind: 'wrongPasskey' })
export const LackingPasskey: Story = show({ kind: 'lackingPasskey' })
export const Held: Story = show({ kind: 'held', seconds: 86_000 })
export const Unreachable: Story = show({ kind: 'service' })
export const Opening: Story = { args: { isBusy: true } }
