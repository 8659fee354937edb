import type {
  OnrampController,
  OnrampOrder,
  OnrampState,
  OnrampValidationError,
} from '@cleat/core/onramp'
import { proxy, ref } from 'valtio/vanilla'

type Computed =
  | 'purchaseCurrencies'
  | 'paymentCurrencies'
  | 'providers'
  | 'selectedProvider'
  | 'limits'
  | 'purchaseAmount'
  | 'quotesLoading'
  | 'isSample'
  | 'error'

export type FakeOnramp = OnrampController & {
  /** Sets the state, as services and the visitor would. */
  set(state: Partial<OnrampState>): void
  /** Replaces the purchases. */
  setOrders(orders: readonly OnrampOrder[]): void
  /** The calls, in order. */
  readonly asked: readonly string[]
  /** Says what the form lacks, instead of what it has. */
  obstacle: OnrampValidationError | undefined
}

/** An in-memory purchase feature. It opens no window and asks no service. */
export function createFakeOnramp(
  initial: Partial<Omit<OnrampState, Computed>> = {},
  purchases: readonly OnrampOrder[] = [],
): FakeOnramp {
  const asked: string[] = []
  const state = createState(initial)
  const orders = proxy<OnrampOrder[]>([...purchases])
  const set = (next: Partial<OnrampState>) => void Object.assign(state, next)
  const fake: FakeOnramp = {
    ...{ state, orders, asked, obstacle: undefined, set },
    setOrders: (next) => void orders.splice(0, orders.length, ...next),
    start: (intent) => void asked.push(`start ${JSON.stringify(intent ?? {})}`),
    setPurchaseCurrency: (currency) => set({ purchaseCurrency: ref(currency) }),
    setPaymentCurrency: (currency) => set({ paymentCurrency: ref(currency) }),
    setAmount: (amount) => set({ paymentAmount: Number(amount) > 0 ? amount : undefined }),
    refresh: () => void asked.push('refresh'),
    validate: () => fake.obstacle ?? validate(state),
    async openProvider(id) {
      asked.push(`openProvider ${id}`)
      const provider = state.providers.find((one) => one.id === id)
      if (provider) set({ buying: { status: 'opening', provider } })
      return await new Promise<never>(() => undefined)
    },
    showWindow() {
      asked.push('showWindow')
      return true
    },
    markOpened: () => void asked.push('markOpened'),
    resumeOrder: (id) => void asked.push(`resumeOrder ${id}`),
    forgetOrder(id) {
      const place = orders.findIndex((order) => order.id === id)
      if (place >= 0) orders.splice(place, 1)
    },
    destroy: () => undefined,
  }
  return fake
}

function createState(initial: Partial<OnrampState>): OnrampState {
  return proxy<OnrampState>({
    offering: { status: 'pending' },
    offers: ref([]),
    buying: { status: 'idle' },
    ...initial,
    get purchaseCurrencies() {
      return findOffering(this)?.purchaseCurrencies ?? []
    },
    get paymentCurrencies() {
      return findOffering(this)?.paymentCurrencies ?? []
    },
    get providers() {
      return findOffering(this)?.providers ?? []
    },
    get limits() {
      return this.paymentCurrency && { min: '10.00', max: '25000.00' }
    },
    get purchaseAmount() {
      return findAmount(this)
    },
    get quotesLoading() {
      return isLoading(this)
    },
    get isSample() {
      return findOffering(this)?.isSample ?? false
    },
  })
}

function findOffering({ offering }: Pick<OnrampState, 'offering'>) {
  return offering.status === 'success' ? offering.offering : undefined
}

function findAmount({ offers }: Pick<OnrampState, 'offers'>) {
  const [best] = offers
  return best?.status === 'success' ? best.quote.purchaseAmount : undefined
}

function isLoading({ offers }: Pick<OnrampState, 'offers'>): boolean {
  return offers.some(({ status }) => status === 'pending')
}

function validate(state: Readonly<OnrampState>): OnrampValidationError | undefined {
  if (state.offering.status !== 'success') return 'pending'
  if (state.purchaseCurrencies.length === 0) return 'unsupported'
  const amount = Number(state.paymentAmount ?? 0)
  if (!amount) return 'amount'
  if (amount < 10) return 'amount-low'
  return amount > 25_000 ? 'amount-high' : undefined
}
