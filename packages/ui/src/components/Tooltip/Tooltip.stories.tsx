import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta: Meta<typeof Tooltip> = {
  title: 'Components/Tooltip',
  component: Tooltip,
  decorators: [stage],
  args: {
    text: 'Your wallet and this app disagree about the network',
    children: <Button variant="quiet">Why?</Button>,
  },
}
export default meta

type Story = StoryObj<typeof Tooltip>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas }) => (await canvas.findByRole('button')).focus(),
}
