import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { HelpButton } from './HelpButton.tsx'

const meta: Meta<typeof HelpButton> = {
  title: 'Components/HelpButton',
  component: HelpButton,
  decorators: [stage],
  args: { children: 'What is a wallet?' },
}
export default meta

export const Default: StoryObj<typeof HelpButton> = {}
