import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import type { ViewProps } from '../viewProps.ts'
import { AddDeviceView } from './AddDeviceView.tsx'

const shown: ViewProps<'addDevice'>['shown'] = {}

const meta: Meta<typeof AddDeviceView> = {
  title: 'Wallet/AddDeviceView',
  component: AddDeviceView,
  decorators: [frameStage],
  args: { isBusy: false, answer: () => undefined, shown },
}
export default meta

type Story = StoryObj<typeof AddDeviceView>

export const Empty: Story = {}
export const Mistyped: Story = { args: { shown: { problem: 'mistyped' } } }
export const Wrong: Story = { args: { shown: { problem: 'wrong' } } }
export const Unreachable: Story = { args: { shown: { problem: 'service' } } }
export const Adding: Story = { args: { isBusy: true } }
