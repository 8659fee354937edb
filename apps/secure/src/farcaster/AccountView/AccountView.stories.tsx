import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { AccountView, type AccountViewProps } from './AccountView.tsx'

const view: AccountViewProps['view'] = {
  ...{ name: 'account', host: 'app.example', isBusy: false, problem: undefined },
  address: '0x63C378DDC446DFf1d831B9B96F7d338FE6bd4231',
}
const meta: Meta<typeof AccountView> = {
  title: 'Wallet/FarcasterAccountView',
  component: AccountView,
  decorators: [frameStage],
  args: { view, page: { setAccount: () => undefined, back: () => undefined } },
}
export default meta

type Story = StoryObj<typeof AccountView>

export const Empty: Story = {}
export const Waiting: Story = { args: { view: { ...view, isBusy: true } } }
export const Foreign: Story = { args: { view: { ...view, problem: 'foreign' } } }
