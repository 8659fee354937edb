import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { stage } from '../../test/stories/stage.tsx'
import { AmountInput, type AmountInputProps } from './AmountInput.tsx'

const meta: Meta<typeof AmountInput> = {
  title: 'Components/AmountInput',
  component: AmountInput,
  decorators: [stage],
  args: { label: 'Amount', symbol: 'ETH', decimals: 18, value: '' },
  render: (args) => <Owned {...args} />,
}
export default meta

function Owned(props: AmountInputProps) {
  const [value, setValue] = useState(props.value)
  return <AmountInput {...props} value={value} onChange={setValue} />
}

type Story = StoryObj<typeof AmountInput>

export const Empty: Story = {}
export const Typed: Story = { args: { value: '2486.3' } }
export const Long: Story = { args: { value: '123456789012.345678' } }
export const Wrong: Story = { args: { value: '25', isInvalid: true } }
