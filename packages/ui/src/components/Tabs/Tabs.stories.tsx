import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { stage } from '../../test/stories/stage.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Tabs, type TabsProps } from './Tabs.tsx'

const meta: Meta<typeof Tabs<string>> = {
  title: 'Components/Tabs',
  component: Tabs<string>,
  decorators: [stage],
  args: {
    label: 'Account',
    selected: 'tokens',
    tabs: [
      { id: 'tokens', name: 'Tokens' },
      { id: 'activity', name: 'Activity' },
    ],
  },
  render: (args) => <Owned {...args} />,
}
export default meta

function Owned(props: TabsProps<string>) {
  const [selected, setSelected] = useState(props.selected)
  return (
    <Tabs {...props} selected={selected} onSelect={setSelected}>
      <EmptyState>Nothing in {selected} yet.</EmptyState>
    </Tabs>
  )
}

type Story = StoryObj<typeof Tabs<string>>

export const Two: Story = {}
export const Last: Story = { args: { selected: 'activity' } }
export const Four: Story = {
  args: {
    selected: 'nfts',
    tabs: ['Tokens', 'NFTs', 'Activity', 'A long one that is cut'].map((name) => ({
      id: name.toLowerCase(),
      name,
    })),
  },
}
