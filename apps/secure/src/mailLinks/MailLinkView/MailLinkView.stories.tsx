import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { MailLinkView } from './MailLinkView.tsx'

const ask = { name: 'ask', isBusy: false, problem: undefined } as const
const meta: Meta<typeof MailLinkView> = {
  title: 'Wallet/MailLinkView',
  component: MailLinkView,
  decorators: [frameStage],
  args: { task: 'keepEmail', view: ask, onConfirm: () => undefined },
}
export default meta

type Story = StoryObj<typeof MailLinkView>

export const Asked: Story = {}
export const Stopping: Story = { args: { view: { ...ask, isBusy: true } } }
export const Unreachable: Story = { args: { view: { ...ask, problem: 'service' } } }
export const Kept: Story = { args: { view: { name: 'done' } } }
export const Over: Story = { args: { view: { name: 'over' } } }
export const Freeze: Story = { args: { task: 'freeze' } }
export const Frozen: Story = { args: { task: 'freeze', view: { name: 'done' } } }
export const FreezeOver: Story = { args: { task: 'freeze', view: { name: 'over' } } }
