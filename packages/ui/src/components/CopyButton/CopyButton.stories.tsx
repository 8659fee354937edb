import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { CopyButton } from './CopyButton.tsx'

const meta: Meta<typeof CopyButton> = {
  title: 'Components/CopyButton',
  component: CopyButton,
  decorators: [stage],
  args: { value: '0xf39F', label: 'Copy address', copiedLabel: 'Address copied' },
}
export default meta

export const Default: StoryObj<typeof CopyButton> = {}
