import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { SaveView } from './SaveView.tsx'

const code = '7K2M-Q9TD-0XVB-5HNR-E3CJ-8WPA-Y4FG'
const meta: Meta<typeof SaveView> = {
  title: 'Wallet/SaveView',
  component: SaveView,
  decorators: [frameStage],
  args: {
    ...{ isBusy: false, answer: () => undefined },
    shown: { code, isPasskeyLacking: false },
  },
}
export default meta

type Story = StoryObj<typeof SaveView>

export const Shown: Story = {}
/** After a login with a passkey that opens nothing. */
export const PasskeyLacking: Story = { args: { shown: { code, isPasskeyLacking: true } } }
/** Where the page around the frame has no clipboard. */
export const NotCopied: Story = {
  async play({ canvasElement }) {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
    const [button] = canvasElement.querySelectorAll('button')
    button?.click()
  },
}
