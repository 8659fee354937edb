import type { Meta, StoryObj } from '@storybook/react-vite'
import { stage } from '../../test/stories/stage.tsx'
import { LinkButton } from './LinkButton.tsx'

const meta: Meta<typeof LinkButton> = {
  title: 'Components/LinkButton',
  component: LinkButton,
  decorators: [stage],
  args: { href: 'https://ethereum.org/en/wallets/find-wallet/', children: 'Get a wallet' },
}
export default meta

export const Default: StoryObj<typeof LinkButton> = {}
