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
    await userEvent.click(await canvas.findByRole('button'))
  },
}
