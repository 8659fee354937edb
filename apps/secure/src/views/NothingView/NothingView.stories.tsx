import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { NothingView } from './NothingView.tsx'

const meta: Meta<typeof NothingView> = {
  title: 'Wallet/NothingView',
  component: NothingView,
  decorators: [frameStage],
}
export default meta

type Story = StoryObj<typeof NothingView>

export const Shown: Story = {}
