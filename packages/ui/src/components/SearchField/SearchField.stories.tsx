import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { stage } from '../../test/stories/stage.tsx'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

const meta: Meta<typeof SearchField> = {
  title: 'Components/SearchField',
  component: SearchField,
  decorators: [stage],
  args: { label: 'Search wallets', value: '', isEmpty: false },
  render: (args) => <Owned {...args} />,
}
export default meta

function Owned(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value)
  return <SearchField {...props} value={value} onChange={setValue} />
}

type Story = StoryObj<typeof SearchField>

export const Empty: Story = {}
export const Filled: Story = { args: { value: 'rainbow' } }
