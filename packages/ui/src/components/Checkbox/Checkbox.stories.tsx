import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { stage } from '../../test/stories/stage.tsx'
import { Link } from '../Link/Link.tsx'
import { Checkbox, type CheckboxProps } from './Checkbox.tsx'

const meta: Meta<typeof Checkbox> = {
  title: 'Components/Checkbox',
  decorators: [stage],
  args: { isChecked: false },
  render: (args) => <Owned {...args} />,
}
export default meta

function Owned(props: CheckboxProps) {
  const [isChecked, setIsChecked] = useState(props.isChecked)
  return (
    <Checkbox {...props} isChecked={isChecked} onChange={setIsChecked}>
      I agree to the <Link href="https://app.example/terms">terms of use</Link> and the{' '}
      <Link href="https://app.example/privacy">privacy policy</Link>
    </Checkbox>
  )
}

type Story = StoryObj<typeof Checkbox>

export const Empty: Story = {}
export const Checked: Story = { args: { isChecked: true } }
export const Missing: Story = { args: { isMissing: true } }
