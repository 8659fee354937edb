import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { Tag } from './Tag.tsx'

const meta: Meta<typeof Tag> = { title: 'Components/Tag', decorators: [stage] }
export default meta

export const Tones: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Tag>130+</Tag>
      <Tag tone="success">Certified</Tag>
      <Tag tone="warning">Testnet</Tag>
      <Tag tone="danger">Flagged</Tag>
    </div>
  ),
}
