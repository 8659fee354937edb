import { CleatError } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import { createTestTransfers } from '../../../test/createTestTransfers.ts'
import { answerStatus } from '../../../test/stories/answerStatus.ts'
import { answerSwapTokens, toListed } from '../../../test/stories/answerSwapTokens.ts'
import { swapStory } from '../../../test/stories/swapStory.tsx'
import { toBalance } from '../../../test/toBalance.ts'

const meta: Meta = { title: 'Views/SwapSelectToken' }
export default meta

const routes = [{ name: 'Swap' }, { name: 'SwapSelectToken', target: 'toToken' }] as const
const search =
  (text: string): NonNullable<StoryObj['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), text)
  }
const pasted = '0x00000000000000000000000000000000000000Aa'
/** A chain with one token at `pasted`. */
const onChain = (symbol: string) => () => {
  const adapter = createTestAdapter({ session: rabby.id })
  adapter.features['transfers:load'] = async () =>
    createTestTransfers([{ address: pasted, name: 'Barnacle', symbol, decimals: 18, value: 0n }])
  return { adapter }
}
const fakes = [
  toBalance({ name: 'Ether', symbol: 'ETH', decimals: 18, numeric: '1.2045', price: 2512.4 }),
  toBalance({ token: 1, name: 'USD Coin', symbol: 'USDC', numeric: '1820.5', price: 1 }),
  toBalance({ token: 20, name: 'USD Coin', symbol: 'USDC', numeric: '90000' }),
  toBalance({ token: 21, name: 'Barnacle', symbol: 'BARN', numeric: '12' }),
]

export const Several: StoryObj = swapStory({ routes })
export const Found: StoryObj = swapStory({ routes, play: search('usd') })
export const NotFound: StoryObj = swapStory({ routes, play: search('no such token') })
export const Loading: StoryObj = swapStory({
  routes,
  fetch: () => new Promise(() => undefined),
  speed: 0.01,
})
/** The list of the service is missing, and the account's own tokens are there. */
export const ListFailed: StoryObj = swapStory({
  routes,
  fetch: (...request) =>
    String(request[0]).includes('convert/tokens')
      ? answerStatus(403)(...request)
      : answerSwapTokens()(...request),
})
export const NothingKnown: StoryObj = swapStory({
  routes,
  fetch: answerStatus(403),
  create() {
    const adapter = createTestAdapter({ session: rabby.id })
    adapter.onBalance = () =>
      Promise.reject(new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } }))
    return { adapter }
  },
})
export const Many: StoryObj = swapStory({
  routes,
  fetch: answerSwapTokens({
    tokens: Array.from({ length: 10_000 }, (_, index) =>
      toListed({ token: index + 100, name: `Token ${index}`, symbol: `TOK${index}` }),
    ),
  }),
})
export const Imitations: StoryObj = swapStory({
  routes,
  fetch: answerSwapTokens({ balances: fakes }),
})
export const PastedUnknown: StoryObj = swapStory({
  routes,
  create: onChain('BARN'),
  play: search(pasted),
})
export const PastedImitation: StoryObj = swapStory({
  routes,
  create: onChain('USDC'),
  play: search(pasted),
})
export const PastedNothing: StoryObj = swapStory({
  routes,
  create: onChain('BARN'),
  play: search('0x00000000000000000000000000000000000000Ab'),
})
/** Asked once more before it is used. */
export const SecondTap: StoryObj = swapStory({
  routes,
  create: onChain('USDC'),
  play: async (context) => {
    await search(pasted)(context)
    const { canvas, userEvent } = context
    const list = await canvas.findByRole('list', { name: /./ }, { timeout: 5_000 })
    await userEvent.click(list.querySelector('button') ?? list)
  },
})
