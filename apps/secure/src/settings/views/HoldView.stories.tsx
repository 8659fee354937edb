import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { HoldView } from './HoldView.tsx'

const meta: Meta<typeof HoldView> = {
  title: 'Wallet/HoldView',
  component: HoldView,
  decorators: [frameStage],
  args: { isBusy: false, answer: () => undefined, shown: { what: 'words' } },
}
export default meta

type Story = StoryObj<typeof HoldView>

export const Shown: Story = {}
export const Key: Story = { args: { shown: { what: 'solana' } } }
export const Busy: Story = { args: { isBusy: true } }
export const Offline: Story = { args: { shown: { what: 'words', problem: 'service' } } }
/** As a screen reader presses it, or with a key that is held. */
export const Pressed: Story = {
  async play({ canvasElement }) {
    canvasElement.querySelector('button')?.click()
  },
}
