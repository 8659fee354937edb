import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { CreatedView } from './CreatedView.tsx'

const meta: Meta<typeof CreatedView> = {
  title: 'Wallet/CreatedView',
  component: CreatedView,
  decorators: [frameStage],
  args: {
    ...{ isBusy: false, answer: () => undefined },
    shown: {
      accounts: [
        'eip155:1:0xF278cF59F82eDcf871d630F28EcC8056f25C1cdb',
        'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:3Cy3YNTFywCmxoxt8n7UH6hg6dLo5uACowX3CFceaSnx',
      ],
    },
  },
}
export default meta

type Story = StoryObj<typeof CreatedView>

export const Ready: Story = {}
