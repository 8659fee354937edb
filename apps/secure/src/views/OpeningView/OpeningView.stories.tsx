import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { OpeningView } from './OpeningView.tsx'

const meta: Meta<typeof OpeningView> = {
  title: 'Wallet/OpeningView',
  component: OpeningView,
  decorators: [frameStage],
}
export default meta

type Story = StoryObj<typeof OpeningView>

export const Opening: Story = {}
