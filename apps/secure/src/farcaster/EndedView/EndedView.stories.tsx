import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { EndedView } from './EndedView.tsx'

const meta: Meta<typeof EndedView> = {
  title: 'Wallet/FarcasterEndedView',
  component: EndedView,
  decorators: [frameStage],
  args: { end: 'done', onReload: () => undefined },
}
export default meta

type Story = StoryObj<typeof EndedView>

export const Done: Story = {}
export const Declined: Story = { args: { end: 'declined' } }
export const Late: Story = { args: { end: 'late' } }
export const Unreachable: Story = { args: { end: 'service' } }
