import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { Details } from './Details.tsx'

const meta: Meta<typeof Details> = {
  title: 'Components/Details',
  component: Details,
  decorators: [stage],
  args: { children: 'Network 777' },
}
export default meta

type Story = StoryObj<typeof Details>

export const Folded: Story = {}
export const Open: Story = {
  play: ({ canvasElement }) => {
    canvasElement.querySelector('summary')?.click()
  },
}
