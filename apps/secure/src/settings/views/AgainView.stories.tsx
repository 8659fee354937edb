import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { AgainView } from './AgainView.tsx'

const meta: Meta<typeof AgainView> = {
  title: 'Wallet/AgainView',
  component: AgainView,
  decorators: [frameStage],
  args: {
    isBusy: false,
    answer: () => undefined,
    shown: { methods: ['passkey', 'email', 'google'] },
  },
}
export default meta

type Story = StoryObj<typeof AgainView>

export const Shown: Story = {}
export const Busy: Story = { args: { isBusy: true } }
export const Problem: Story = {
  args: { shown: { methods: ['passkey', 'email'], problem: 'incomplete' } },
}
/** A browser without passkeys, and an account with nothing else. */
export const None: Story = { args: { shown: { methods: [] } } }
