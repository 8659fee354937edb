import { CleatError } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import { answerStatus } from '../../../test/stories/answerStatus.ts'
import { answerTokens, sendStory } from '../../../test/stories/sendStory.tsx'
import { toBalance } from '../../../test/toBalance.ts'

const meta: Meta = { title: 'Views/WalletSendSelectToken' }
export default meta

const routes = [{ name: 'WalletSend' }, { name: 'WalletSendSelectToken' }] as const
const search =
  (text: string): NonNullable<StoryObj['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), text)
  }

export const Several: StoryObj = sendStory({ routes })
export const Found: StoryObj = sendStory({ routes, play: search('usd') })
export const NotFound: StoryObj = sendStory({ routes, play: search('no such token') })
export const Nothing: StoryObj = sendStory({
  routes,
  create() {
    const adapter = createTestAdapter({ session: rabby.id })
    adapter.onBalance = async () => ({ value: 0n, decimals: 18, symbol: 'ETH' })
    return { adapter }
  },
  fetch: answerTokens([
    toBalance({ name: 'Ether', symbol: 'ETH', decimals: 18, numeric: '0', price: 2512.4 }),
  ]),
})
export const Loading: StoryObj = sendStory({
  routes,
  fetch: () => new Promise(() => undefined),
  speed: 0.01,
})
export const Failed: StoryObj = sendStory({
  routes,
  fetch: answerStatus(500),
  speed: 20,
  create() {
    const adapter = createTestAdapter({ session: rabby.id })
    adapter.onBalance = () =>
      Promise.reject(new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } }))
    return { adapter }
  },
})
