import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { NamedAddress } from './NamedAddress.tsx'

const meta: Meta<typeof NamedAddress> = {
  title: 'Components/NamedAddress',
  component: NamedAddress,
  decorators: [stage],
  args: { address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' },
}
export default meta

type Story = StoryObj<typeof NamedAddress>

export const Named: Story = { args: { name: 'vitalik.eth' } }

export const Unnamed: Story = { args: { name: undefined } }
