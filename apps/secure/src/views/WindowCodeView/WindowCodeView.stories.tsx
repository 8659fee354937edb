import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { WindowCodeView } from './WindowCodeView.tsx'

const meta: Meta<typeof WindowCodeView> = {
  title: 'Wallet/WindowCodeView',
  component: WindowCodeView,
  decorators: [frameStage],
  args: { code: '034815' },
}
export default meta

export const Default: StoryObj<typeof WindowCodeView> = {}
