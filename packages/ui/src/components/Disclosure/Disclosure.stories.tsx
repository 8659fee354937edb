import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { Disclosure } from './Disclosure.tsx'

const meta: Meta<typeof Disclosure> = {
  title: 'Components/Disclosure',
  component: Disclosure,
  decorators: [stage],
  args: { label: 'Show full address', children: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
}
export default meta

type Story = StoryObj<typeof Disclosure>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByText('Show full address')),
}
