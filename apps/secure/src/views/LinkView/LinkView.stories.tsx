import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import type { ViewProps } from '../viewProps.ts'
import { LinkView } from './LinkView.tsx'

const shown: ViewProps<'link'>['shown'] = {
  email: 'ada@harbour.example',
  methods: ['email', 'passkey', 'google'],
}

const meta: Meta<typeof LinkView> = {
  title: 'Wallet/LinkView',
  component: LinkView,
  decorators: [frameStage],
  args: { isBusy: false, answer: () => undefined, shown },
}
export default meta

type Story = StoryObj<typeof LinkView>

const show = (problem: typeof shown.problem): Story => ({ args: { shown: { ...shown, problem } } })

export const Default: Story = {}
export const OneWay: Story = { args: { shown: { ...shown, methods: ['github'] } } }
export const NoWay: Story = { args: { shown: { ...shown, methods: [] } } }
export const Waiting: Story = { args: { shown: { ...shown, waiting: 'google' } } }
export const Wrong: Story = show('wrong')
export const Incomplete: Story = show('incomplete')
export const Blocked: Story = show('blocked')
export const Unreachable: Story = show('service')
export const LongAddress: Story = {
  args: { shown: { ...shown, email: `${'very-long-name.'.repeat(6)}@harbour.example` } },
}
