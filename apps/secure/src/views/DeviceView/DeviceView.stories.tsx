import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import type { ViewProps } from '../viewProps.ts'
import { DeviceView } from './DeviceView.tsx'

const shown: ViewProps<'device'>['shown'] = {
  code: '7K2M-Q9TD-0XVB',
  fragment: `${'A'.repeat(43)}.https://app.example`,
}

const meta: Meta<typeof DeviceView> = {
  title: 'Wallet/DeviceView',
  component: DeviceView,
  decorators: [frameStage],
  args: { isBusy: false, answer: () => undefined, shown },
}
export default meta

type Story = StoryObj<typeof DeviceView>

export const Default: Story = {}
export const Offline: Story = {
  beforeEach() {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    return () => void Reflect.deleteProperty(navigator, 'onLine')
  },
}
