import type { IdentifierString, Wallet, WalletAccount, WalletIcon } from '@wallet-standard/base'
import type { Behaviour } from '../behaviours/behaviour.ts'
import type { WalletStorage } from '../state/walletStorage.ts'
import { createEventEmitter } from '../wallet/createEventEmitter.ts'
import { createProgram } from '../wallet/createProgram.ts'
import { createRequestLog, type LoggedRequest } from '../wallet/createRequestLog.ts'
import { walletIcon } from '../wallet/walletIcon.ts'
import { createSolanaState } from './createSolanaState.ts'
import { devSolanaSeeds } from './devSolanaSeeds.ts'
import { type RegisterTarget, registerWallet } from './registerWallet.ts'
import type { SolanaApprover } from './solanaApproval.ts'
import { solanaFeatures } from './solanaFeatures.ts'
import { solanaKey } from './solanaKey.ts'
import type { SolanaChain, SolanaMethod } from './solanaMethod.ts'
import { solanaRequests } from './solanaRequests.ts'

/** Parameters of `createSolanaWallet`. */
export type SolanaWalletParameters = {
  /** A 32-byte seed per account. @default the three that a local chain funds */
  seeds?: readonly Uint8Array[] | undefined
  /** The name of the wallet. @default `Cleat Dev Wallet` */
  name?: string | undefined
  /** A data URI. */
  icon?: WalletIcon | undefined
  /** @default mainnet, devnet, testnet and localnet */
  chains?: readonly IdentifierString[] | undefined
  /** The RPC URL of each chain for `solana:signAndSendTransaction`. */
  rpcUrls?: Readonly<Record<string, string>> | undefined
  /** Unsupported methods. @default none */
  without?: readonly SolanaMethod[] | undefined
  /** Decides for the user. @default approves everything, with the selected accounts */
  approve?: SolanaApprover | undefined
  /** Keeps the permission over reloads. @default none */
  storage?: WalletStorage | undefined
}

/** A Solana wallet that signs, with methods that act as its user. */
export type SolanaWallet = {
  /** The wallet object for apps. */
  readonly wallet: Wallet
  /** Every account of the wallet, permitted or not. */
  readonly addresses: readonly string[]
  /** The site's last thousand requests, oldest first. */
  readonly requests: readonly LoggedRequest[]
  /** The number of the site's listeners. */
  readonly listenerCount: number
  /**
   * Registers the wallet (Wallet Standard). Returns a function that unregisters it. @default this
   * window
   */
  register: (target?: RegisterTarget) => () => void
  /** Locks the wallet, as the user would. The site sees no accounts. */
  lock: () => void
  /** Unlocks the wallet, as the user would. */
  unlock: () => void
  /** Selects accounts for the site, the active one first, as the user would. */
  selectAccounts: (addresses: readonly string[]) => void
  /** Disconnects the site, as the user would. */
  revoke: () => void
  /** Replaces the wallet by `behaviour` for the next requests of `method`. */
  program: (
    method: SolanaMethod,
    behaviour: Behaviour,
    options?: {
      /** For how many requests. @default 1 */
      times?: number | undefined
    },
  ) => void
  /** Removes the wallet from every page. */
  destroy: () => void
}

const defaultChains: readonly SolanaChain[] = [
  'solana:mainnet',
  'solana:devnet',
  'solana:testnet',
  'solana:localnet',
]

/**
 * A Solana wallet for development and tests. It holds ed25519 keys, signs, sends, keeps a
 * permission and follows the Wallet Standard. Runs in browsers and Node. Never use a key of real
 * funds.
 */
export function createSolanaWallet(parameters: SolanaWalletParameters = {}): SolanaWallet {
  const { seeds = devSolanaSeeds, name = 'Cleat Dev Wallet', icon, rpcUrls = {} } = parameters
  const { chains = defaultChains, without = [], storage = noStorage } = parameters
  const { approve = approveAll } = parameters
  const keys = seeds.map(solanaKey)
  if (keys.length === 0) throw new Error('A wallet needs an account: pass a seed in "seeds".')
  const emitter = createEventEmitter()
  const log = createRequestLog()
  const program = createProgram()
  const cleanups = new Set<() => void>()
  const accounts = new Map<string, WalletAccount>()
  let listenerCount = 0
  const state = createSolanaState({
    ...{ addresses: keys.map(({ address }) => address), storage },
    storageKey: `cleat.solana-wallet.${name}`,
    onChange: () => emitter.emit('accountsChanged', wallet.accounts),
  })
  const methods = (
    [
      ...(['solana:signIn', 'solana:signMessage'] as const),
      ...(['solana:signTransaction', 'solana:signAndSendTransaction'] as const),
    ] as const
  ).filter((method) => !without.includes(method))
  for (const { address, publicKey } of keys)
    accounts.set(
      address,
      Object.freeze({
        ...{ address, publicKey, chains, features: methods },
        label: `Account ${accounts.size + 1}`,
      }),
    )
  const handlers = (asks: SolanaApprover) =>
    solanaRequests({ state, keys, rpcUrls, approve: asks, accounts: () => wallet.accounts })
  const wallet: Wallet = {
    version: '1.0.0',
    name,
    icon: icon ?? (walletIcon({ color: '#5b3fd6' }) as WalletIcon),
    chains,
    get accounts() {
      return state.visible.flatMap((address) => accounts.get(address) ?? [])
    },
    features: solanaFeatures({
      ...{ without, emitter, ask },
      onListeners: (count) => {
        listenerCount = count
      },
    }),
  }

  /** Answers one request, by a behaviour if one is set. */
  function ask(method: SolanaMethod, params: readonly unknown[]): unknown {
    const settle = log.add({ method, params })
    const behaviour = program.take(method)
    const answer = (asks: SolanaApprover) => handlers(asks)[method](params)
    let result: unknown
    try {
      result = behaviour
        ? behaviour({
            ...{ method, params, emit: emitter.emit, onEvent: emitter.onAny },
            proceed: (options) => answer(options?.approve ? approveAll : approve),
          })
        : answer(approve)
    } catch (error) {
      settle('failed')
      throw error
    }
    Promise.resolve(result).then(
      () => settle('answered'),
      () => settle('failed'),
    )
    return result
  }

  return {
    wallet,
    addresses: keys.map(({ address }) => address),
    get requests() {
      return log.entries
    },
    get listenerCount() {
      return listenerCount
    },
    register(target = globalThis) {
      const stop = registerWallet({ target, wallet })
      cleanups.add(stop)
      return () => {
        cleanups.delete(stop)
        stop()
      }
    },
    lock: () => state.setLocked(true),
    unlock: () => state.setLocked(false),
    selectAccounts: state.select,
    revoke: state.revoke,
    program: (method, behaviour, { times = 1 } = {}) => program.add({ method, behaviour, times }),
    destroy() {
      for (const cleanup of cleanups) cleanup()
      cleanups.clear()
      program.clear()
    },
  }
}

const noStorage: WalletStorage = { getItem: () => null, setItem: () => {} }

const approveAll: SolanaApprover = async () => true
