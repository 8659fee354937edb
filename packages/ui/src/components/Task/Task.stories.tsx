import type { Meta, StoryObj } from '@storybook/react-vite'
import { unplugIcon } from '../../icons/unplugIcon.ts'
import { stage } from '../../test/stories/stage.tsx'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Task } from './Task.tsx'

const meta: Meta<typeof Task> = {
  title: 'Components/Task',
  component: Task,
  decorators: [stage],
  args: {
    icon: <Icon of={unplugIcon} size={32} strokeWidth={1.5} />,
    title: 'Network not supported',
    text: 'Switch to continue.',
  },
}
export default meta

type Story = StoryObj<typeof Task>

export const Default: Story = {}
export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button>Switch network</Button>
        <Button variant="quiet">Disconnect</Button>
      </>
    ),
  },
}
