import { CleatError } from '@cleat/core'
import type {
  Payment,
  PendingTransaction,
  PreparedPayment,
  SendController,
  SendState,
  SendValidationError,
} from '@cleat/core/send'
import { proxy, ref } from 'valtio/vanilla'
import { toCaipNetwork } from './toCaipNetwork.ts'

export type FakeSend = SendController & {
  /** Sets the state, as wallets and chains would. */
  set(state: Partial<SendState>): void
  /** The calls, in order. */
  readonly asked: readonly string[]
  /** Addresses by name. */
  readonly names: Map<string, string>
  /** Prepares the next payment. @default succeeds at once */
  onPrepare: (() => Promise<Partial<PreparedPayment>>) | undefined
  /** The wallet's answer. @default never settles */
  onSend: (() => Promise<{ readonly hash: string }>) | undefined
  isUnsupported: boolean
}

/** An in-memory send feature. Validates nothing. */
export function createFakeSend(initial: Partial<SendState> = {}): FakeSend {
  const asked: string[] = []
  const state = proxy<SendState>({
    receiverText: '',
    receiver: { status: 'idle' },
    hasNames: true,
    preparing: { status: 'idle' },
    sending: { status: 'idle' },
    tokenBalances: [],
    loading: false,
    ...initial,
  })
  const set = (next: Partial<SendState>) => void Object.assign(state, next)

  const fake: FakeSend = {
    state,
    pendingTransactions: proxy<PendingTransaction[]>([]),
    asked,
    names: new Map(),
    onPrepare: undefined,
    onSend: undefined,
    isUnsupported: false,
    set,
    start: (intent) => void asked.push(`start ${JSON.stringify(intent ?? {})}`),
    setToken: (token) => set({ token: token && ref(token), sendTokenAmount: undefined }),
    setAmount: (amount) => set({ sendTokenAmount: amount, amountBefore: undefined }),
    setMaxAmount: async () => set({ sendTokenAmount: state.token?.quantity.amount }),
    setReceiver: (text) => set(readReceiver(text, fake.names)),
    confirmReceiver() {
      const { receiver } = state
      if (receiver.status === 'success') set({ receiver: { ...receiver, isConfirmed: true } })
    },
    validate: () => (fake.isUnsupported ? 'unsupported' : validate(state)),
    async prepare() {
      asked.push('prepare')
      set({ preparing: { status: 'pending' } })
      try {
        const parts = await fake.onPrepare?.()
        set({ preparing: { status: 'success', prepared: ref(toPrepared(state, parts)) } })
      } catch (error) {
        if (error instanceof CleatError) set({ preparing: { status: 'error', error } })
      }
    },
    confirmFee() {
      asked.push('confirmFee')
      const { preparing } = state
      if (preparing.status === 'success') set({ preparing: { ...preparing, feeBefore: undefined } })
    },
    async send() {
      asked.push('send')
      const payment = toPayment(state)
      set({ sending: { status: 'pending', step: 'wallet', payment } })
      const { hash } = (await fake.onSend?.()) ?? (await new Promise<never>(() => undefined))
      set({ sending: { status: 'pending', step: 'network', hash, isSlow: false, payment } })
      return { hash }
    },
    destroy: () => undefined,
  }
  return fake
}

/** The payment that the form describes. */
export function toPayment(
  state: Readonly<Pick<SendState, 'token' | 'sendTokenAmount' | 'receiverAddress'>>,
): Payment {
  const { token, sendTokenAmount: amount = 0n, receiverAddress: to = '' } = state
  const { symbol = '', quantity } = token ?? {}
  // Not proxied, as in the feature: valtio would write proxies into the test's networks.
  return ref({
    network: toCaipNetwork(),
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    to,
    asset: {
      symbol,
      decimals: quantity?.decimals ?? 18,
      ...(token?.address && { address: token.address.split(':').at(-1) }),
    },
    amount,
  })
}

function toPrepared(state: Readonly<SendState>, parts?: Partial<PreparedPayment>): PreparedPayment {
  const fee = { expected: 21_000n * 10n ** 9n, limit: 42_000n * 10n ** 9n }
  return { payment: toPayment(state), payload: null, fee, notes: [], ...parts }
}

function readReceiver(text: string, names: ReadonlyMap<string, string>): Partial<SendState> {
  const isAddress = /^0x[0-9a-f]{40}$/i.test(text)
  const receiverAddress = isAddress ? text : names.get(text)
  const known: Partial<SendState> = {
    receiverText: text,
    receiverAddress,
    receiverProfileName: isAddress || !receiverAddress ? undefined : text,
  }
  if (text === '') return { ...known, receiver: { status: 'idle' } }
  if (receiverAddress) return { ...known, receiver: { status: 'success', notices: [] } }
  const reason = text.includes('.') ? 'nobody' : 'invalid'
  return { ...known, receiver: { status: 'error', reason } }
}

function validate(state: Readonly<SendState>): SendValidationError | undefined {
  const { token, sendTokenAmount: amount, receiver } = state
  if (!token) return 'token'
  if (!amount) return 'amount'
  if (amount > token.quantity.amount) return 'funds'
  if (receiver.status === 'idle') return 'receiver'
  if (receiver.status === 'pending') return 'receiver-pending'
  if (receiver.status === 'error') return 'receiver-invalid'
  const has = (type: string) => receiver.notices.some((notice) => notice.type === type)
  if (has('token-contract')) return 'receiver-invalid'
  return has('look-alike') && !receiver.isConfirmed ? 'receiver-unconfirmed' : undefined
}
