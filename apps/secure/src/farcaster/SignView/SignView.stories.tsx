import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { SignView, type SignViewProps } from './SignView.tsx'

const view: SignViewProps['view'] = {
  ...{ name: 'sign', host: 'app.example', isBusy: false, problem: undefined },
  wallets: [
    { id: 'dev.cleat.harbour', name: 'Harbour Wallet' },
    { id: 'dev.cleat.sextant', name: 'Sextant Wallet' },
  ],
  link: 'https://wallet.app.example/w/farcaster#AAAAAAAAAAAAAAAAAAAAAA',
}
const meta: Meta<typeof SignView> = {
  title: 'Wallet/FarcasterSignView',
  component: SignView,
  decorators: [frameStage],
  args: { view, page: { choose: () => undefined, decline: () => undefined } },
}
export default meta

type Story = StoryObj<typeof SignView>

export const Wallets: Story = {}
export const NoWallet: Story = { args: { view: { ...view, wallets: [] } } }
export const Waiting: Story = { args: { view: { ...view, isBusy: true } } }
export const Rejected: Story = { args: { view: { ...view, problem: 'rejected' } } }
export const Unsigned: Story = { args: { view: { ...view, problem: 'wallet' } } }
export const Foreign: Story = { args: { view: { ...view, problem: 'foreign' } } }
export const Unreachable: Story = { args: { view: { ...view, problem: 'service' } } }
