import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { DevicePageView, type DevicePageViewProps } from './DevicePageView.tsx'

const view: DevicePageViewProps['view'] = {
  ...{ name: 'ask', label: 'Safari on iOS', code: '7K2M-Q9TD-0XVB' },
  ...{ isBusy: false, problem: undefined },
}
const meta: Meta<typeof DevicePageView> = {
  title: 'Wallet/DevicePageView',
  component: DevicePageView,
  decorators: [frameStage],
  args: { view, onAdd: () => undefined },
}
export default meta

type Story = StoryObj<typeof DevicePageView>

export const Asked: Story = {}
export const Adding: Story = { args: { view: { ...view, isBusy: true } } }
export const WithoutTouch: Story = { args: { view: { ...view, problem: 'incomplete' } } }
export const Unreachable: Story = { args: { view: { ...view, problem: 'service' } } }
export const LongName: Story = { args: { view: { ...view, label: 'A'.repeat(60) } } }
