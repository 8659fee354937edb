import { CleatError, type Network } from '@cleat/core'
import type { SwapState } from '@cleat/core/swap'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import { ether, usdc } from '../../../test/sendStates.ts'
import { answerStatus } from '../../../test/stories/answerStatus.ts'
import { swapStory } from '../../../test/stories/swapStory.tsx'
import {
  dai,
  fakeUsdc,
  openOrder,
  quotes,
  swapFilled,
  toOffered,
  toQuote,
  toRefused,
  toSwap,
  unknownToken,
  wrappedEther,
} from '../../../test/swapStates.ts'
import { base, bitcoin, mainnet, polkadot, solana } from '../../../test/testNetworks.ts'

const meta: Meta = { title: 'Views/Swap' }
export default meta

const show = (state: Partial<SwapState>): StoryObj => swapStory({ state })
const quoting = (parts: Partial<SwapState['quoting'] & { status: 'success' }>) =>
  ({ status: 'success', swap: toSwap(), quotes, isTrying: false, ...parts }) as const
/** Opens a fold of the form. */
const openFold =
  (place: number): NonNullable<StoryObj['play']> =>
  async ({ canvasElement, userEvent }) => {
    const fold = await new Promise<Element>((done) => {
      const look = () => {
        const found = canvasElement.ownerDocument.querySelectorAll('form summary')[place]
        if (found) done(found)
        else setTimeout(look, 20)
      }
      look()
    })
    await userEvent.click(fold)
  }
const noRoute = new CleatError('SWAP_NO_ROUTE', { context: { source: 'ETH', target: 'USDC' } })

export const NoToken: StoryObj = show({ sourceToken: ether })
export const NothingHeld: StoryObj = show({})
export const NoAmount: StoryObj = show({ sourceToken: ether, toToken: usdc })
export const Quoting: StoryObj = show({ ...swapFilled, quoting: { status: 'pending', quotes: [] } })
/** The last figure stays, dimmed. */
export const QuotingAgain: StoryObj = show({
  ...swapFilled,
  quoting: { status: 'pending', quotes },
})
export const Indicative: StoryObj = show({
  ...swapFilled,
  quoting: quoting({ quotes: [toOffered('0x', 2_486_300_000n)], isTrying: true }),
})
export const Ready: StoryObj = show(swapFilled)
export const OneOffer: StoryObj = show({
  ...swapFilled,
  quoting: quoting({ quotes: [toQuote('0x')] }),
})
export const ProtectionOffered: StoryObj = swapStory({
  state: { ...swapFilled, protection: 'offered' },
  play: openFold(2),
})
export const ProtectionAdded: StoryObj = show({ ...swapFilled, protection: 'added' })
export const ProtectionOff: StoryObj = swapStory({
  state: { ...swapFilled, protection: 'off' },
  play: openFold(2),
})
export const Offers: StoryObj = swapStory({ state: swapFilled, play: openFold(0) })
export const ChosenOffer: StoryObj = show({ ...swapFilled, chosenId: 'uniswap' })
export const Slippage: StoryObj = swapStory({ state: swapFilled, play: openFold(1) })
export const SlippageTooHigh: StoryObj = swapStory({
  state: { ...swapFilled, slippageBps: 1200 },
  play: openFold(1),
})
export const Wrapping: StoryObj = show({
  ...{ ...swapFilled, toToken: wrappedEther },
  quoting: quoting({
    quotes: [toQuote('wrap', { name: '', kind: 'wrap', source: undefined, expected: 10n ** 18n })],
  }),
})
/** An order of the same token, of this visit or an earlier one. */
export const OrderOpen: StoryObj = swapStory({
  state: {
    ...{ ...swapFilled, sourceToken: dai, sourceTokenAmount: 10n * 10n ** 18n },
    quoting: quoting({ quotes: [toQuote('0x', { expected: 9_969_900n })] }),
  },
  prepare: (swap) => void swap.pendingSwaps.push(openOrder),
})
/** The wallet can be asked for it in the line that opens the fold. */
export const ProtectionClosed: StoryObj = show({ ...swapFilled, protection: 'offered' })
/** The service knows nothing of the network. The native coin can be wrapped. */
export const NetworkUnserved: StoryObj = show({
  ...swapFilled,
  quoting: {
    status: 'error',
    error: new CleatError('SWAP_UNSUPPORTED', { context: { network: 'Ethereum' } }),
  },
})
export const InsufficientBalance: StoryObj = show({
  sourceToken: ether,
  toToken: usdc,
  sourceTokenAmount: 10n ** 19n,
})
export const FeeUncovered: StoryObj = show({
  ...swapFilled,
  sourceTokenAmount: ether.quantity.amount,
  max: ether.quantity.amount - 1n,
  quoting: quoting({ quotes: [toQuote('0x', { expected: 2_994_000_000n })] }),
})
export const NoRoute: StoryObj = show({
  ...swapFilled,
  quoting: { status: 'error', error: noRoute },
})
export const NoOfferUsable: StoryObj = show({
  ...swapFilled,
  quoting: quoting({
    quotes: [
      toRefused('0x', new CleatError('SWAP_ROUTER_UNKNOWN', { context: { router: '0x1' } })),
      toRefused('1inch', new CleatError('SWAP_FLOOR_MISSING', { context: { router: '0x1' } })),
    ],
  }),
})
export const Failed: StoryObj = show({
  ...swapFilled,
  quoting: {
    status: 'error',
    error: new CleatError('SERVICE_UNREACHABLE', { context: { service: 'data' } }),
  },
})
export const SameToken: StoryObj = show({ sourceToken: ether, toToken: ether })
export const LosesMuch: StoryObj = show({
  ...swapFilled,
  quoting: quoting({ quotes: [toQuote('0x', { expected: 2_186_302_890n })] }),
})
export const LongAmounts: StoryObj = show({
  ...swapFilled,
  sourceTokenAmount: 123_456_789_012_345_678n,
  quoting: quoting({ quotes: [toQuote('0x', { expected: 123_456_789_012_345_678n })] }),
})
export const UnknownToken: StoryObj = show({ ...swapFilled, toToken: unknownToken })
/** Preselected by the app, so that it has to be confirmed. */
export const Imitation: StoryObj = show({ ...swapFilled, toToken: fakeUsdc })
export const BalanceUnavailable: StoryObj = swapStory({
  fetch: answerStatus(500),
  speed: 20,
  create() {
    const adapter = createTestAdapter({ session: rabby.id })
    adapter.onBalance = () =>
      Promise.reject(new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } }))
    return { adapter }
  },
})

/** A wallet on a network where nothing can be swapped. Others of the app can. */
const elsewhere = (network: Network): StoryObj =>
  swapStory({
    prepare: (swap) => {
      swap.isUnsupported = true
    },
    create() {
      const ethereum = createTestAdapter()
      ethereum.features['swaps:load'] = () => new Promise(() => undefined)
      const { chainNamespace: namespace } = network
      const adapter = createTestAdapter({ namespace, session: rabby.id })
      adapter.features['transfers:load'] = () => new Promise(() => undefined)
      return { adapter, adapters: [adapter, ethereum], networks: [network, mainnet, base] }
    },
  })
export const OnBitcoin: StoryObj = elsewhere(bitcoin)
export const OnPolkadot: StoryObj = elsewhere(polkadot)
export const UnsupportedNetwork: StoryObj = elsewhere(solana)
