import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { TokenImage } from './TokenImage.tsx'

const meta: Meta<typeof TokenImage> = {
  title: 'Components/TokenImage',
  component: TokenImage,
  decorators: [stage],
  args: { name: 'USDC' },
}
export default meta

type Story = StoryObj<typeof TokenImage>

const network = { caipNetworkId: 'eip155:1', name: 'Ethereum' }

export const Alone: Story = {}
export const OnNetwork: Story = { args: { network } }
export const Large: Story = { args: { network, size: 64 } }
