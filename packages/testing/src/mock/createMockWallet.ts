import {
  type CaipNetworkId,
  type ChainWallet,
  CleatError,
  type Namespace,
  type WalletState,
} from '@cleat/core/adapter'
import type { WalletAnswer, WalletUnderTest } from '../conformance/adapterUnderTest.ts'
import { signMock } from './mockSignature.ts'

/** A wallet in memory without a chain, with methods that act as its user. */
export type MockWallet = Required<WalletUnderTest> & {
  /** The wallet that the mock adapter connects. */
  readonly chainWallet: MockChainWallet
  /** Calls back when the wallet appears. */
  onAppear(listener: () => void): () => void
  /** Whether the page has the wallet. */
  readonly hasAppeared: boolean
}

export type MockChainWallet = ChainWallet & {
  sign(parameters: { message: string; address: string }): Promise<string>
  send(parameters: { to: string; value: bigint; address: string }): Promise<string>
}

export declare namespace createMockWallet {
  type Parameters = {
    /** The connector's id. @default `mock` */
    id?: string | undefined
    /** @default `Mock wallet` */
    name?: string | undefined
    /** The namespace of its accounts, such as `toy`. */
    namespace: Namespace
    /** The shared accounts, at least two. */
    addresses: readonly [string, string, ...string[]]
    /** The network at the start (CAIP-2). */
    caipNetworkId: CaipNetworkId
    /** Balances by address, common to all wallets of a test. */
    ledger?: Map<string, bigint> | undefined
  }
}

/**
 * A wallet without a chain, for tests of apps and adapters. Only `verifyMock` accepts its
 * signatures.
 * @example
 * ```ts
 * import { toCaipNetworkId } from '@cleat/core/adapter'
 * import { createMockAdapter, createMockWallet } from '@cleat/testing'
 *
 * const wallet = createMockWallet({
 *   namespace: 'toy',
 *   addresses: ['toy-a', 'toy-b'],
 *   caipNetworkId: toCaipNetworkId('toy:one'),
 * })
 * export const adapter = createMockAdapter({ namespace: 'toy', wallets: [wallet] })
 * wallet.appear()
 * ```
 */
export function createMockWallet(parameters: createMockWallet.Parameters): MockWallet {
  const { id = 'mock', name = 'Mock wallet', namespace, ledger = new Map() } = parameters
  const listeners = new Set<(state: WalletState | null) => void>()
  const arrivals = new Set<() => void>()
  let { addresses, caipNetworkId } = parameters
  let how: WalletAnswer = 'approve'
  let isLocked = false
  let hasAppeared = false
  let promptCount = 0
  let transfers = 0
  let onRelease: () => void = () => undefined

  const state = (): WalletState | null => {
    const [first, ...rest] = addresses.map((address) => ({ address }))
    return isLocked || !first ? null : { accounts: [first, ...rest], caipNetworkId }
  }
  const notify = () => {
    for (const listener of [...listeners]) listener(state())
  }
  const held = () =>
    new Promise<void>((resolve) => {
      onRelease = resolve
    })
  const ask = async <value>(approved: () => value, rejection: CleatError): Promise<value> => {
    promptCount += 1
    if (how === 'reject') throw rejection
    if (how === 'fail') throw new Error('The mock wallet failed')
    if (how === 'never') return new Promise<never>(() => undefined)
    if (how === 'hold') await held()
    return approved()
  }
  const request = <value>(method: string, approved: () => value): Promise<value> => {
    const context = { wallet: name, method }
    if (how === 'nonsense')
      return Promise.reject(
        new CleatError('WALLET_BAD_ANSWER', { context: { ...context, answer: {} } }),
      )
    return ask(approved, new CleatError('REQUEST_USER_REJECTED', { context }))
  }

  const chainWallet: MockChainWallet = {
    connector: { id, name, type: 'ANNOUNCED', chain: namespace, chains: [namespace] },
    async connect({ isSilent }) {
      if (isSilent) return how === 'never' ? new Promise<never>(() => undefined) : state()
      if (how === 'none') return null
      const { accounts, ...rest } = await ask(
        () => state() ?? { accounts: [], caipNetworkId },
        new CleatError('CONNECTION_USER_REJECTED', { context: { wallet: name } }),
      )
      const [first, ...others] = accounts
      if (how === 'nonsense' || !first)
        throw new CleatError('WALLET_BAD_ANSWER', {
          context: { wallet: name, method: 'connect', answer: accounts },
        })
      return { accounts: [first, ...others], ...rest }
    },
    disconnect: () => (how === 'never' ? new Promise<never>(() => undefined) : Promise.resolve()),
    watch(report) {
      listeners.add(report)
      return () => void listeners.delete(report)
    },
    read: async () => state(),
    async switchNetwork({ network }) {
      const context = { network: network.name, wallet: name }
      await ask(() => undefined, new CleatError('NETWORK_SWITCH_REJECTED', { context }))
      caipNetworkId = network.caipNetworkId
      notify()
      return undefined
    },
    sign: ({ message, address }) => request('sign', () => signMock({ message, address })),
    send: ({ to, value, address }) =>
      request('send', () => {
        const had = ledger.get(address) ?? 0n
        if (value > had) throw new Error(`${address} has ${had}, which is less than ${value}`)
        ledger.set(address, had - value)
        ledger.set(to, (ledger.get(to) ?? 0n) + value)
        transfers += 1
        return `${id}-${transfers}`
      }),
  }

  return {
    chainWallet,
    connectorId: id,
    remembersSite: false,
    canSignIn: false,
    get addresses() {
      return addresses
    },
    get caipNetworkId() {
      return caipNetworkId
    },
    get promptCount() {
      return promptCount
    },
    get listenerCount() {
      return listeners.size
    },
    get hasAppeared() {
      return hasAppeared
    },
    onAppear(listener) {
      arrivals.add(listener)
      return () => void arrivals.delete(listener)
    },
    appear() {
      hasAppeared = true
      for (const listener of [...arrivals]) listener()
    },
    answer(next) {
      how = next
    },
    release() {
      onRelease()
    },
    selectAccount(address) {
      const [next = address, ...others] = addresses.filter((one) => one !== address)
      addresses = [address, next, ...others]
      notify()
    },
    selectNetwork(next) {
      caipNetworkId = next
      notify()
    },
    lock() {
      isLocked = true
      notify()
    },
    unlock() {
      isLocked = false
      notify()
    },
  }
}
