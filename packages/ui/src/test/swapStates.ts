import { type CaipAddress, CleatError } from '@cleat/core'
import type { TokenBalance } from '@cleat/core/data'
import type {
  PendingSwap,
  PreparedSwap,
  Swap,
  SwapOffer,
  SwapQuote,
  SwapState,
} from '@cleat/core/swap'
import { ref } from 'valtio/vanilla'
import { testAddress } from './createTestAdapter.ts'
import { ether, usdc } from './sendStates.ts'
import { toCaipNetwork } from './toCaipNetwork.ts'

const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
/** How long a prepared exchange holds. */
const holdsMs = 30_000
const oneEther = 10n ** 18n

/** Until when orders can be filled: at 14:32. */
export const orderEnd: number = new Date(2026, 10, 27, 14, 32).getTime()

/** An order of 10 DAI that can still be filled. */
export const openOrder: PendingSwap = {
  hash: `0x${'5e'.repeat(56)}`,
  caipNetworkId: toCaipNetwork().caipNetworkId,
  ...{ type: 'exchange', from: testAddress, status: 'pending' },
  source: {
    token: '0x0000000000000000000000000000000000000004',
    symbol: 'DAI',
    decimals: 18,
    amount: '10',
  },
  target: { symbol: 'USDC', decimals: 6, amount: '9.87' },
  ...{ sentAt: orderEnd - 1_500_000, expiresAt: orderEnd, spender: router },
}

/** The exchange of one token for another. Not proxied, as in the feature. */
export function toSwap(
  parameters: {
    source?: TokenBalance | undefined
    target?: TokenBalance | undefined
    amount?: bigint | undefined
  } = {},
): Swap {
  const { source = ether, target = usdc, amount = oneEther } = parameters
  return ref({
    network: toCaipNetwork(),
    address: testAddress,
    source: toAsset(source),
    target: toAsset(target),
    amount,
    slippageBps: 100,
  })
}

/** A prepared exchange of 1 ETH for 2,486.30 USDC. */
export function toPreparedSwap(parts: Partial<PreparedSwap> = {}): PreparedSwap {
  return ref({
    swap: toSwap(),
    kind: 'transaction',
    source: { id: '0x', name: '0x' },
    router,
    steps: [{ type: 'swap', payload: null }],
    expected: 2_486_302_890n,
    minReceived: 2_461_439_861n,
    trial: 'simulated',
    fee: { expected: 98_506n * 10n ** 9n, limit: 150_000n * 10n ** 9n },
    sourceFees: [],
    priceImpactBps: 25,
    notes: [],
    expiresAt: Date.now() + holdsMs,
    ...parts,
  })
}

function toOffer(parts: Partial<SwapOffer> = {}): SwapOffer {
  return {
    source: { id: '0x', name: '0x' },
    kind: 'transaction',
    amount: 2_486_302_890n,
    fees: [],
    ...parts,
  }
}

/** What one source offers, tried out. */
export function toQuote(
  id: string,
  parts: Partial<PreparedSwap> & { name?: string | undefined } = {},
): SwapQuote {
  const { name = id, ...rest } = parts
  const source = { id, name }
  return {
    id,
    name,
    offer: toOffer({ source }),
    status: 'success',
    prepared: toPreparedSwap({ source, ...rest }),
  }
}

/** What one source offers, before it was tried out. */
export function toOffered(id: string, amount: bigint, name: string = id): SwapQuote {
  return { id, name, offer: toOffer({ source: { id, name }, amount }), status: 'offered' }
}

/** What one source offers, and why it cannot be used. */
export function toRefused(id: string, error: CleatError, name: string = id): SwapQuote {
  return { id, name, offer: toOffer({ source: { id, name } }), status: 'error', error }
}

/** Three sources, best first, and one that cannot be used. */
export const quotes: readonly SwapQuote[] = [
  toQuote('0x'),
  toQuote('1inch', { expected: 2_484_100_000n }),
  toQuote('uniswap', { name: 'Uniswap', expected: 2_471_900_000n }),
  toRefused('lifi', new CleatError('SWAP_ROUTER_UNKNOWN', { context: { router } }), 'LI.FI'),
]

/** A form that can be reviewed. */
export const swapFilled: Partial<SwapState> = {
  sourceToken: ether,
  toToken: usdc,
  sourceTokenAmount: oneEther,
  quoting: { status: 'success', swap: toSwap(), quotes, isTrying: false },
}

export const dai: TokenBalance = {
  name: 'Dai Stablecoin',
  symbol: 'DAI',
  chainId: usdc.chainId,
  address: 'eip155:1:0x0000000000000000000000000000000000000004' as CaipAddress,
  quantity: { amount: 250n * 10n ** 18n, decimals: 18, numeric: '250' },
  price: 1,
}

export const wrappedEther: TokenBalance = {
  ...ether,
  ...{ name: 'Wrapped Ether', symbol: 'WETH' },
  address: 'eip155:1:0x0000000000000000000000000000000000000005' as CaipAddress,
}

/** An unlisted token. */
export const unknownToken: TokenBalance = {
  ...usdc,
  name: 'Barnacle',
  symbol: 'BARN',
  price: undefined,
  address: 'eip155:1:0x00000000000000000000000000000000000000Aa' as CaipAddress,
}

/** A token with the symbol of a listed one. */
export const fakeUsdc: TokenBalance = {
  ...usdc,
  address: 'eip155:1:0x00000000000000000000000000000000000000bB' as CaipAddress,
}

function toAsset({ address, quantity, symbol }: TokenBalance): Swap['source'] {
  const { decimals } = quantity
  return { symbol, decimals, ...(address && { address: address.split(':').at(-1) }) }
}
