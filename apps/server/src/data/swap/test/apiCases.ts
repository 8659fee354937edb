import { HttpResponse, http } from 'msw'
import type { Address } from 'viem'
import cow from '../fixtures/cow.fixture.json' with { type: 'json' }
import jupiter from '../fixtures/jupiter.fixture.json' with { type: 'json' }
import liFi from '../fixtures/liFi.fixture.json' with { type: 'json' }
import oneInch from '../fixtures/oneInch.fixture.json' with { type: 'json' }
import uniswap from '../fixtures/uniswap.fixture.json' with { type: 'json' }
import zeroEx from '../fixtures/zeroEx.fixture.json' with { type: 'json' }
import { encodeOneInchSwap } from './encodeOneInchSwap.ts'
import type { Ask } from './openSources.ts'
import { accounts, assets } from './swapSamples.ts'

/** A key that must be seen nowhere. */
export const canary = 'canary-7f3a9c'

/** An API as documented. */
export type ApiCase = {
  readonly id: string
  readonly environment: Readonly<Record<string, string>>
  readonly asked: Ask
  /** The URL and the answer of each of its requests, the first of a firm quote first. */
  readonly routes: readonly {
    readonly method: 'get' | 'post'
    readonly url: string
    readonly answer: object
  }[]
  /** Where the answer repeats what was asked. */
  readonly echoes: readonly string[]
  /** Where its amounts are. */
  readonly amounts: readonly string[]
  /** A refusal that is not its fault. */
  readonly refused: object
}

const asked = { from: 'USDC', to: 'DAI', amount: 1_000_000_000n, isFirm: true } as const
const data = encodeOneInchSwap({
  srcToken: assets.USDC as Address,
  dstToken: assets.DAI as Address,
  dstReceiver: accounts.evm as Address,
  amount: asked.amount,
  minReturnAmount: 988_020_000_000_000_000_000n,
})
const made = {
  fromAmount: '150000000',
  toAmount: '998000000',
  transaction: jupiter.swap.swapTransaction,
  lastValidBlockHeight: jupiter.swap.lastValidBlockHeight,
}

/** Every API behind the port. */
export const apiCases: readonly ApiCase[] = [
  {
    id: '0x',
    environment: { SWAP_SOURCES: '0x', ZEROEX_KEY: canary },
    asked,
    routes: [
      {
        method: 'get',
        url: 'https://api.0x.org/swap/allowance-holder/quote',
        answer: { ...zeroEx.price, transaction: zeroEx.transaction },
      },
    ],
    echoes: ['sellToken', 'buyToken', 'sellAmount'],
    amounts: ['buyAmount', 'minBuyAmount'],
    refused: zeroEx.invalid,
  },
  {
    id: '1inch',
    environment: { SWAP_SOURCES: '1inch', ONEINCH_KEY: canary },
    asked,
    routes: [
      {
        method: 'get',
        url: 'https://api.1inch.com/swap/v6.1/1/swap',
        answer: { ...oneInch.quote, tx: { ...oneInch.tx, data } },
      },
    ],
    echoes: ['srcToken.address', 'dstToken.address', 'tx.from'],
    amounts: ['dstAmount'],
    refused: oneInch.invalid,
  },
  {
    id: 'lifi',
    environment: { SWAP_SOURCES: 'lifi', LIFI_KEY: canary },
    asked,
    routes: [{ method: 'get', url: 'https://li.quest/v1/quote', answer: liFi.quote }],
    echoes: [
      'action.fromChainId',
      'action.toChainId',
      'action.fromToken.address',
      'action.toToken.address',
      'action.fromAmount',
      'action.toAddress',
      'transactionRequest.chainId',
    ],
    amounts: ['estimate.toAmount', 'estimate.toAmountMin'],
    refused: liFi.invalid,
  },
  {
    id: 'uniswap',
    environment: { SWAP_SOURCES: 'uniswap', UNISWAP_KEY: canary },
    asked,
    routes: [
      {
        method: 'post',
        url: 'https://trade-api.gateway.uniswap.org/v1/quote',
        answer: uniswap.quote,
      },
      {
        method: 'post',
        url: 'https://trade-api.gateway.uniswap.org/v1/swap',
        answer: uniswap.swap,
      },
    ],
    echoes: [
      'quote.chainId',
      'quote.swapper',
      'quote.input.token',
      'quote.input.amount',
      'quote.output.token',
      'quote.output.recipient',
    ],
    amounts: ['quote.output.amount'],
    refused: uniswap.invalid,
  },
  {
    id: 'cow',
    environment: { SWAP_SOURCES: 'cow' },
    asked,
    routes: [{ method: 'post', url: 'https://api.cow.fi/mainnet/api/v1/quote', answer: cow.quote }],
    echoes: [
      'quote.sellToken',
      'quote.buyToken',
      'quote.receiver',
      'quote.sellAmount',
      'quote.validTo',
    ],
    amounts: ['quote.buyAmount'],
    refused: cow.forbidden,
  },
  {
    id: 'jupiter',
    environment: { SWAP_SOURCES: 'jupiter', JUPITER_KEY: canary },
    asked: { from: 'SOL', to: 'SPL', amount: 1_000_000_000n, isFirm: true },
    routes: [
      { method: 'get', url: 'https://api.jup.ag/swap/v1/quote', answer: jupiter.quote },
      { method: 'post', url: 'https://api.jup.ag/swap/v1/swap', answer: jupiter.swap },
    ],
    echoes: ['inputMint', 'outputMint', 'inAmount', 'slippageBps'],
    amounts: ['outAmount', 'otherAmountThreshold'],
    refused: jupiter.invalid,
  },
  {
    id: 'maker',
    environment: { SWAP_SOURCES: 'maker', MAKER_URL: 'http://maker.invalid' },
    asked: { from: 'SPL', to: 'SOL', amount: 150_000_000n, isFirm: true },
    routes: [{ method: 'get', url: 'http://maker.invalid/build', answer: made }],
    echoes: ['fromAmount'],
    amounts: ['toAmount'],
    refused: { reason: 'INVALID_REQUEST' },
  },
]

/** The API's handlers. `first` replaces its first answer. */
export function toHandlers(parameters: {
  routes: ApiCase['routes']
  first?: (() => Response | Promise<Response>) | undefined
  onRequest?: ((request: Request) => void) | undefined
}) {
  const { routes, first, onRequest } = parameters
  return routes.map(({ method, url, answer }, index) =>
    http[method](url, ({ request }) => {
      onRequest?.(request)
      return index === 0 && first ? first() : HttpResponse.json(answer)
    }),
  )
}

/** A copy with another value at a path such as `action.fromAmount`. */
export function replaceAt(answer: object, path: string, value: unknown): object {
  const copy = structuredClone(answer)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.reduce<Record<string, unknown>>(
    (node, key) => node[key] as Record<string, unknown>,
    copy as Record<string, unknown>,
  )
  parent[last] = value
  return copy
}
