import { CleatError } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { ErrorDetails } from './ErrorDetails.tsx'

const cause = new Error('The JSON-RPC server of the wallet answered with -32603: internal error.')
const error = new CleatError('CONNECTION_FAILED', { context: { wallet: 'Rabby' }, cause })

const meta: Meta<typeof ErrorDetails> = {
  title: 'Components/ErrorDetails',
  component: ErrorDetails,
  decorators: [stage],
  args: { error },
}
export default meta

type Story = StoryObj<typeof ErrorDetails>

export const Folded: Story = {}
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    // Found by its property, because its name is translated.
    const details = await canvas.findByRole('group')
    await userEvent.click(details.querySelector('summary') ?? details)
  },
}
