import { CleatError } from '@cleat/core'
import type { TokenBalance } from '@cleat/core/data'
import type {
  PendingSwap,
  PreparedSwap,
  SwapController,
  SwapLoss,
  SwapQuote,
  SwapState,
  SwapValidationError,
} from '@cleat/core/swap'
import { proxy, ref } from 'valtio/vanilla'
import { toPreparedSwap, toSwap } from './swapStates.ts'

export type FakeSwap = SwapController & {
  /** Sets the state, as wallets, services and chains would. */
  set(state: Partial<SwapState>): void
  /** The steps that are on their way. */
  readonly pendingSwaps: PendingSwap[]
  /** The calls, in order. */
  readonly asked: readonly string[]
  /** Prepares the next exchange. @default succeeds at once */
  onPrepare: (() => Promise<Partial<PreparedSwap>>) | undefined
  /** What the next prepared exchange loses. */
  loss: SwapLoss
  /** What the visitor saw before the next prepared exchange, if that is worse. */
  before: PreparedSwap | undefined
  /** Takes back an allowance. @default never settles */
  onRemoval: (() => Promise<void>) | undefined
  /** Gives the wallet the protected RPC. @default succeeds at once */
  onProtect: (() => Promise<void>) | undefined
  /** The amount that confirms a loss. */
  confirmation: string
  isUnsupported: boolean
}

type Computed = 'quote' | 'toTokenAmount' | 'slippage' | 'priceImpact' | 'networkTokenSymbol'

/** An in-memory swap feature. Asks no service for offers. */
export function createFakeSwap(initial: Partial<Omit<SwapState, Computed>> = {}): FakeSwap {
  const asked: string[] = []
  const state = createState(initial)
  const set = (next: Partial<SwapState>) => void Object.assign(state, next)
  const change = (next: Partial<SwapState>) => set({ ...next, quoting: { status: 'idle' } })
  const keep = (token: TokenBalance | undefined) => token && ref(token)

  const fake: FakeSwap = {
    state,
    pendingSwaps: proxy<PendingSwap[]>([]),
    asked,
    onPrepare: undefined,
    onRemoval: undefined,
    onProtect: undefined,
    loss: { bps: 100, level: 'none' },
    before: undefined,
    confirmation: '1',
    isUnsupported: false,
    set,
    start: (intent) => void asked.push(`start ${JSON.stringify(intent ?? {})}`),
    setSourceToken: (token) =>
      change({ sourceToken: keep(token), sourceTokenAmount: undefined, max: undefined }),
    setToToken: (token) => change({ toToken: keep(token) }),
    setAmount: (amount) => change({ sourceTokenAmount: amount }),
    async setMaxAmount() {
      asked.push('setMaxAmount')
      change({ sourceTokenAmount: state.sourceToken?.quantity.amount })
    },
    switchTokens() {
      asked.push('switchTokens')
      const { sourceToken, toToken, toTokenAmount } = state
      change({ sourceToken: toToken, toToken: sourceToken, sourceTokenAmount: toTokenAmount })
    },
    setSlippage: (slippageBps) => set({ slippageBps }),
    setProtected: (isProtected) => set({ protection: isProtected ? 'offered' : 'off' }),
    async protectWallet() {
      asked.push('protectWallet')
      await fake.onProtect?.()
      set({ protection: 'added' })
    },
    chooseQuote: (chosenId) => set({ chosenId }),
    refresh: () => void asked.push('refresh'),
    validate: () => (fake.isUnsupported ? 'unsupported' : validate(state)),
    async prepare() {
      asked.push('prepare')
      set({ preparing: { status: 'pending' } })
      try {
        const { sourceToken: source, toToken: target, sourceTokenAmount: amount } = state
        const swap = toSwap({ source, target, amount })
        const prepared = toPreparedSwap({ swap, ...(await fake.onPrepare?.()) })
        const { loss, before } = fake
        set({ preparing: { status: 'success', prepared, loss, before: before && ref(before) } })
      } catch (error) {
        if (error instanceof CleatError) set({ preparing: { status: 'error', error } })
      }
    },
    acceptChange() {
      asked.push('acceptChange')
      const { preparing } = state
      if (preparing.status === 'success') set({ preparing: { ...preparing, before: undefined } })
    },
    confirmLoss(text) {
      const { preparing } = state
      if (preparing.status !== 'success') return false
      const isRight = text === fake.confirmation
      set({ preparing: { ...preparing, isLossConfirmed: isRight || undefined } })
      return isRight
    },
    async swap() {
      asked.push('swap')
      const { preparing } = state
      if (preparing.status !== 'success') throw new CleatError('PAYMENT_EXPIRED')
      const { prepared } = preparing
      const type = prepared.steps[0]?.type ?? 'swap'
      set({ swapping: { status: 'pending', stage: 'wallet', prepared, type, step: 0 } })
      return await new Promise<never>(() => undefined)
    },
    async removeAllowance(order) {
      asked.push(order ? `removeAllowance ${order.hash}` : 'removeAllowance')
      await (fake.onRemoval?.() ?? new Promise(() => undefined))
    },
    destroy: () => undefined,
  }
  return fake
}

function createState(initial: Partial<SwapState>): SwapState {
  return proxy<SwapState>({
    slippageBps: 100,
    quoting: { status: 'idle' },
    preparing: { status: 'idle' },
    swapping: { status: 'idle' },
    removal: { status: 'idle' },
    myTokensWithBalance: [],
    networkTokenSymbol: 'ETH',
    ...initial,
    get quote() {
      return findQuote(this)
    },
    get toTokenAmount() {
      const quote = findQuote(this)
      return quote?.status === 'success' ? quote.prepared.expected : quote?.offer?.amount
    },
    get slippage() {
      return this.slippageBps / 100
    },
    get sourceTokenPriceInUSD() {
      return this.sourceToken?.price
    },
    get toTokenPriceInUSD() {
      return this.toToken?.price
    },
  })
}

function findQuote({ quoting, chosenId }: SwapState): SwapQuote | undefined {
  if (quoting.status !== 'success') return undefined
  const usable = quoting.quotes.filter(({ status }) => status !== 'error')
  return usable.find(({ id }) => id === chosenId) ?? usable[0]
}

function validate(state: Readonly<SwapState>): SwapValidationError | undefined {
  const { sourceToken, toToken, sourceTokenAmount: amount, max, quoting } = state
  if (!sourceToken || !toToken) return 'token'
  if (sourceToken.address === toToken.address) return 'same-token'
  if (!amount) return 'amount'
  if (amount > sourceToken.quantity.amount) return 'funds'
  if (max !== undefined && amount > max) return 'fee'
  if (quoting.status === 'error')
    return quoting.error.code === 'SWAP_NO_ROUTE' ? 'no-route' : 'failed'
  if (quoting.status !== 'success') return 'pending'
  return findQuote(state) ? undefined : 'no-route'
}
