import type { Meta, StoryObj } from '@storybook/react-vite'
import XIcon from 'lucide-react/icons/x'
import { stage } from '../../test/stories/stage.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from './IconButton.tsx'

const meta: Meta<typeof IconButton> = {
  title: 'Components/IconButton',
  component: IconButton,
  decorators: [stage],
  args: { label: 'Close', icon: <Icon of={XIcon} /> },
}
export default meta

export const Default: StoryObj<typeof IconButton> = {}
