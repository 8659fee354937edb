import { CleatError } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { Button } from '../Button/Button.tsx'
import { ErrorState } from './ErrorState.tsx'

const meta: Meta<typeof ErrorState> = {
  title: 'Components/ErrorState',
  component: ErrorState,
  decorators: [stage],
  args: {
    title: 'Your balances did not load',
    error: new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Base' } }),
    onRetry: () => undefined,
  },
}
export default meta

type Story = StoryObj<typeof ErrorState>

export const Default: Story = {}
export const Retrying: Story = { args: { isRetrying: true } }
export const WithAnotherWay: Story = {
  args: { children: <Button variant="quiet">Choose another network</Button> },
}
