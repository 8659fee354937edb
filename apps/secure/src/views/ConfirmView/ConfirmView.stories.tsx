import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { ConfirmView } from './ConfirmView.tsx'

const meta: Meta<typeof ConfirmView> = {
  title: 'Wallet/ConfirmView',
  component: ConfirmView,
  decorators: [frameStage],
  args: {
    ...{ isBusy: false, answer: () => undefined },
    shown: { groups: [2, 6], isWrong: false },
  },
}
export default meta

type Story = StoryObj<typeof ConfirmView>

export const Empty: Story = {}
export const Wrong: Story = { args: { shown: { groups: [2, 6], isWrong: true } } }
export const Creating: Story = { args: { isBusy: true } }
