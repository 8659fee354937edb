import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { clipboardIcon } from '../../icons/clipboardIcon.ts'
import { stage } from '../../test/stories/stage.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

const meta: Meta<typeof TextField> = {
  title: 'Components/TextField',
  component: TextField,
  decorators: [stage],
  args: { label: 'To', placeholder: 'Address or name', value: '' },
  render: (args) => <Owned {...args} />,
}
export default meta

function Owned(props: TextFieldProps) {
  const [value, setValue] = useState(props.value)
  return <TextField {...props} value={value} onChange={setValue} />
}

type Story = StoryObj<typeof TextField>

export const Empty: Story = {}
export const WithHint: Story = { args: { hint: 'On Ethereum, such as 0xf39F… or ada.eth' } }
export const WithAction: Story = {
  args: { action: <IconButton label="Paste" icon={<Icon of={clipboardIcon} size={18} />} /> },
}
export const Covered: Story = {
  args: { value: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', chip: '0xf3…b92266' },
}
export const Wrong: Story = {
  args: { value: '0xf39', error: 'This address is too short. Check it and paste it again.' },
}
