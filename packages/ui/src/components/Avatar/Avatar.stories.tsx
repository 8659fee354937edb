import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { Avatar } from './Avatar.tsx'

const meta: Meta<typeof Avatar> = { title: 'Components/Avatar', decorators: [stage] }
export default meta

const addresses = Array.from(
  { length: 24 },
  (_, index) => `0x${((index + 1) * 0x9e3779b1).toString(16).repeat(6).slice(0, 40)}`,
)

export const Many: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {addresses.map((address) => (
        <Avatar key={address} address={address} />
      ))}
    </div>
  ),
}

export const Sizes: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      {[20, 24, 36, 40, 64].map((size) => (
        <Avatar key={size} address="0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266" size={size} />
      ))}
    </div>
  ),
}
