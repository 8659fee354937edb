import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { EndView } from './EndView.tsx'

const meta: Meta<typeof EndView> = {
  title: 'Wallet/EndView',
  component: EndView,
  decorators: [frameStage],
  args: { view: { name: 'done' }, onClose: () => undefined },
}
export default meta

type Story = StoryObj<typeof EndView>

export const Done: Story = {}
export const Refused: Story = { args: { view: { name: 'failed', problem: 'refused' } } }
export const Failed: Story = { args: { view: { name: 'failed', problem: 'failed' } } }
export const Late: Story = { args: { view: { name: 'failed', problem: 'late' } } }
export const Unreachable: Story = { args: { view: { name: 'failed', problem: 'service' } } }
export const Stranger: Story = { args: { view: { name: 'failed', problem: 'stranger' } } }
