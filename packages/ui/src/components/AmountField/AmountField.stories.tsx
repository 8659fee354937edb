import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { stage } from '../../test/stories/stage.tsx'
import { AmountField, type AmountFieldProps } from './AmountField.tsx'

const meta: Meta<typeof AmountField> = {
  title: 'Components/AmountField',
  component: AmountField,
  decorators: [stage],
  args: { label: 'Amount', symbol: 'ETH', decimals: 18, value: '' },
  render: (args) => <Owned {...args} />,
}
export default meta

function Owned(props: AmountFieldProps) {
  const [value, setValue] = useState(props.value)
  return <AmountField {...props} value={value} onChange={setValue} />
}

type Story = StoryObj<typeof AmountField>

export const Empty: Story = { args: { other: '$0.00' } }
export const Typed: Story = { args: { value: '0.25', other: '$1,204.50' } }
export const Swappable: Story = {
  args: {
    value: '1204.5',
    symbol: 'USD',
    decimals: 2,
    other: '0.25 ETH',
    onSwap: () => undefined,
    swapLabel: '0.25 ETH. Type ETH instead',
  },
}
export const Long: Story = { args: { value: '1234567.123456789012', other: '$2,469,134,246.91' } }
export const VeryLong: Story = {
  args: { value: '123456789012345678901234567890.123456789012345678', symbol: 'SHIB' },
}
export const Wrong: Story = {
  args: { value: '25', error: 'You only have 1.204 ETH. Type a smaller amount.' },
}
