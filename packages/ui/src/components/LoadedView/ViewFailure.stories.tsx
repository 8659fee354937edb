import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { ViewFailure } from './ViewFailure.tsx'

const meta: Meta<typeof ViewFailure> = {
  title: 'Components/ViewFailure',
  component: ViewFailure,
  decorators: [stage],
}
export default meta

type Story = StoryObj<typeof ViewFailure>

export const Retry: Story = { args: { onRetry: () => undefined } }
/** On the first view, whose header has no way back. */
export const WithBack: Story = { args: { onRetry: () => undefined, onBack: () => undefined } }
