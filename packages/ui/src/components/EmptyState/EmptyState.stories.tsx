import type { Meta, StoryObj } from '@storybook/react-vite'
import { historyIcon } from '../../icons/historyIcon.ts'
import { stage } from '../../test/stories/stage.tsx'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta: Meta<typeof EmptyState> = {
  title: 'Components/EmptyState',
  component: EmptyState,
  decorators: [stage],
}
export default meta

type Story = StoryObj<typeof EmptyState>

export const Sentence: Story = { args: { children: 'No network has this name.' } }
export const Whole: Story = {
  args: {
    icon: <Icon of={historyIcon} />,
    title: 'No activity yet',
    children: 'Transactions on this network appear here.',
    action: <Button variant="quiet">View on explorer</Button>,
  },
}
