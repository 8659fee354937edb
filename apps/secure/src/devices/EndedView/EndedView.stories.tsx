import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { EndedView } from './EndedView.tsx'

const meta: Meta<typeof EndedView> = {
  title: 'Wallet/DeviceEndedView',
  component: EndedView,
  decorators: [frameStage],
  args: { end: 'added', onReload: () => undefined },
}
export default meta

type Story = StoryObj<typeof EndedView>

export const Added: Story = {}
export const Locked: Story = { args: { end: 'locked' } }
export const Gone: Story = { args: { end: 'gone' } }
export const Failed: Story = { args: { end: 'failed' } }
export const Unreachable: Story = { args: { end: 'service' } }
