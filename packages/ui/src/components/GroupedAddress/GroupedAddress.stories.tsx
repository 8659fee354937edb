import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { GroupedAddress } from './GroupedAddress.tsx'

const meta: Meta<typeof GroupedAddress> = {
  title: 'Components/GroupedAddress',
  component: GroupedAddress,
  decorators: [stage],
  args: { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', label: 'Receiver' },
}
export default meta

type Story = StoryObj<typeof GroupedAddress>

export const Default: Story = {}
export const Compared: Story = { args: { other: '0xf39Fd6e51aad88F6F41e6aB8827279cffFb92266' } }
export const Ending: Story = { args: { ending: 6 } }
