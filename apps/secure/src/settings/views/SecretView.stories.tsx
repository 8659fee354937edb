import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameStage } from '../../test/frameStage.tsx'
import { SecretView } from './SecretView.tsx'

const encode = (text: string) => new TextEncoder().encode(text)
/** Of the test vectors of BIP-39, for entropy of zeros. */
const words = `${'abandon '.repeat(23)}art`
const meta: Meta<typeof SecretView> = {
  title: 'Wallet/SecretView',
  component: SecretView,
  decorators: [frameStage],
  args: {
    isBusy: false,
    answer: () => undefined,
    shown: { what: 'words', text: encode(words), endsAt: Date.now() + 60_000 },
  },
}
export default meta

type Story = StoryObj<typeof SecretView>

export const Shown: Story = {}
export const EvmKey: Story = {
  args: {
    shown: { what: 'eip155', text: encode(`0x${'0123456789abcdef'.repeat(4)}`), endsAt: 0 },
  },
}
export const SolanaKey: Story = {
  args: {
    shown: {
      what: 'solana',
      text: encode('5Kd3NBUAdUnhyzenEwVLy9pBKxSwXvE9FMPyR4UKZvpe6E3AgLr'.repeat(2).slice(0, 88)),
      endsAt: 0,
    },
  },
}
/** Where the browser has no clipboard. */
export const NotCopied: Story = {
  async play({ canvasElement }) {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
    const [button] = canvasElement.querySelectorAll('button')
    button?.click()
  },
}
