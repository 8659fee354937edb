import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { Spinner } from './Spinner.tsx'

const meta: Meta<typeof Spinner> = {
  title: 'Components/Spinner',
  component: Spinner,
  decorators: [stage],
}
export default meta

export const Default: StoryObj<typeof Spinner> = {}
export const Large: StoryObj<typeof Spinner> = { args: { size: 32 } }
