import type { Meta, StoryObj } from '@storybook/react-vite'
import { xIcon } from '../../icons/xIcon.ts'
import { stage } from '../../test/stories/stage.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from './IconButton.tsx'

const meta: Meta<typeof IconButton> = {
  title: 'Components/IconButton',
  component: IconButton,
  decorators: [stage],
  args: { label: 'Close', icon: <Icon of={xIcon} /> },
}
export default meta

export const Default: StoryObj<typeof IconButton> = {}
