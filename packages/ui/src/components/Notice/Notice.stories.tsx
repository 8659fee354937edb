import type { Meta, StoryObj } from '@storybook/react-vite'
import { xIcon } from '../../icons/xIcon.ts'
import { stage } from '../../test/stories/stage.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Notice } from './Notice.tsx'

const meta: Meta<typeof Notice> = {
  title: 'Components/Notice',
  component: Notice,
  decorators: [stage],
  args: { variant: 'info', children: 'The list of wallets is not the newest one.' },
}
export default meta

type Story = StoryObj<typeof Notice>

export const Info: Story = {}
export const Success: Story = { args: { variant: 'success', children: 'You’re on Base now.' } }
export const Warning: Story = {
  args: { variant: 'warning', children: 'This network is only for tests.' },
}
export const Failure: Story = {
  args: {
    variant: 'error',
    children: 'Rabby didn’t switch to Base. Select it in the wallet or try again.',
  },
}
export const Dismissible: Story = {
  args: { variant: 'warning', action: <IconButton label="Dismiss" icon={<Icon of={xIcon} />} /> },
}
