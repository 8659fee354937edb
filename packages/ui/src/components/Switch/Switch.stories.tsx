import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { stage } from '../../test/stories/stage.tsx'
import { Switch, type SwitchProps } from './Switch.tsx'

const meta: Meta<typeof Switch> = {
  title: 'Components/Switch',
  component: Switch,
  decorators: [stage],
  args: { label: 'Show test networks', isOn: false },
  render: (args) => <Owned {...args} />,
}
export default meta

function Owned(props: SwitchProps) {
  const [isOn, setIsOn] = useState(props.isOn)
  return <Switch {...props} isOn={isOn} onChange={setIsOn} />
}

type Story = StoryObj<typeof Switch>

export const Off: Story = {}
export const On: Story = { args: { isOn: true } }
export const WithNote: Story = { args: { note: 'Their money has no value.', isOn: true } }
export const Disabled: Story = { args: { isDisabled: true, note: 'This app has none.' } }
