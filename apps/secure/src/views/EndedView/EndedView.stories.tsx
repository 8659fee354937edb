import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { EndedView } from './EndedView.tsx'

const meta: Meta<typeof EndedView> = {
  title: 'Wallet/EndedView',
  component: EndedView,
  decorators: [frameStage],
  args: { end: 'approved', onClose: () => undefined },
}
export default meta

type Story = StoryObj<typeof EndedView>

export const Approved: Story = {}
export const Declined: Story = { args: { end: 'declined' } }
export const Over: Story = { args: { end: 'over' } }
export const Failed: Story = { args: { end: 'failed' } }
export const Locked: Story = { args: { end: 'locked' } }
