import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { TokenImage } from '../TokenImage/TokenImage.tsx'
import { Card } from './Card.tsx'

const meta: Meta<typeof Card> = { title: 'Components/Card', decorators: [stage] }
export default meta

export const Default: StoryObj = { render: () => <Card>What belongs together</Card> }

export const WithToken: StoryObj = {
  render: () => (
    <Card>
      <TokenImage name="USDC" network={{ caipNetworkId: 'eip155:1', name: 'Ethereum' }} />
    </Card>
  ),
}
