import { type Address, type Hex, isAddressEqual, toHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { WalletAccount } from '../accounts/walletAccount.ts'
import type { Approver } from '../approval/approver.ts'
import type { Behaviour } from '../behaviours/behaviour.ts'
import type { WalletPermissions } from '../methods/permissionMethods.ts'
import { createGrants } from '../permissions/createGrants.ts'
import type { DevWalletProvider, ProviderEvent } from '../provider/devWalletProvider.ts'
import { ProviderRpcError } from '../provider/providerRpcError.ts'
import { toBatches, type WalletCalls } from '../provider/toBatches.ts'
import type { WalletBatches } from '../provider/walletBatches.ts'
import type { WalletChain } from '../provider/walletChain.ts'
import { createWalletState } from '../state/createWalletState.ts'
import { savedStateStore } from '../state/savedState.ts'
import type { WalletStorage } from '../state/walletStorage.ts'
import { type AnnounceTarget, announceWallet } from './announceWallet.ts'
import { createEventEmitter } from './createEventEmitter.ts'
import { createProgram } from './createProgram.ts'
import { createRequestHandler } from './createRequestHandler.ts'
import { createRequestLog, type LoggedRequest } from './createRequestLog.ts'
import { devPrivateKeys } from './devPrivateKeys.ts'
import { type DevWalletInfo, devWalletInfo } from './devWalletInfo.ts'
import { type InjectTarget, injectWallet } from './injectWallet.ts'

/** Parameters of `createDevWallet`. */
export type DevWalletParameters = {
  /** The wallet's chains. The first is active at the start. */
  chains: readonly WalletChain[]
  /** @default the first three keys that every local node funds */
  privateKeys?: readonly Hex[] | undefined
  /**
   * What the account is: one with a key, one that delegates (EIP-7702), one of an entry point
   * (ERC-4337), or a vault. The keys of the last two sign for it. @default one for each key
   */
  account?: WalletAccount | undefined
  /** Parts of the announcement (EIP-6963) to replace. @default `Cleat Dev Wallet` and a random id */
  info?: { [key in keyof DevWalletInfo]?: string | undefined } | undefined
  /** How the wallet sends batches (EIP-5792). @default it has none */
  batches?: WalletBatches | undefined
  /** The same by name. @default by `batches` */
  calls?: WalletCalls | undefined
  /**
   * The form of permissions that the wallet grants (ERC-7715): that of 2024, or as it is now.
   * Nothing enforces them.
   * @default 'none'
   */
  permissions?: WalletPermissions | undefined
  /**
   * Whether the wallet connects and signs in with one prompt, by `wallet_connect` (ERC-7846).
   * @default false
   */
  hasSignIn?: boolean | undefined
  /** Decides for the user. @default approves everything, with the selected accounts */
  approve?: Approver | undefined
  /** Keeps the state over reloads. @default none */
  storage?: WalletStorage | undefined
  /** The site's origin as the user sees it. @default the origin of this page */
  origin?: string | (() => string) | undefined
}

/** A wallet that signs, with methods that act as its user. */
export type DevWallet = {
  /** The announcement of the wallet. */
  readonly info: DevWalletInfo
  /** The provider for sites. */
  readonly provider: DevWalletProvider
  /** Every account of the wallet, permitted or not. */
  readonly accounts: readonly Address[]
  /** The active chain. */
  readonly chainId: number
  /** The site's last thousand requests, oldest first. */
  readonly requests: readonly LoggedRequest[]
  /**
   * Announces the wallet by EIP-6963, now and on every request. Returns a function that stops it.
   * @default this window
   */
  announce: (target?: AnnounceTarget) => () => void
  /**
   * Sets the provider at `window.ethereum`. Returns a function that removes it. @default this
   * window
   */
  inject: (target?: InjectTarget) => () => void
  /** Locks the wallet, as the user would. The site sees no accounts. */
  lock: () => void
  /** Unlocks the wallet, as the user would. */
  unlock: () => void
  /** Selects accounts for the site, the active one first, as the user would. */
  selectAccounts: (addresses: readonly Address[]) => void
  /**
   * Switches the chain, as the user would.
   * @throws if the wallet does not have it
   */
  switchChain: (id: number) => void
  /** Disconnects the site, as the user would. */
  revoke: () => void
  /** Replaces the wallet by `behaviour` for the next requests of `method`. */
  program: (
    method: string,
    behaviour: Behaviour,
    options?: {
      /** For how many requests. @default 1 */
      times?: number | undefined
    },
  ) => void
  /** Sends any event to the site. The wallet's state does not change. */
  emit: (event: ProviderEvent, data: unknown) => void
  /** Removes the wallet from every window. Later requests fail with 4900. */
  destroy: () => void
}

/**
 * A wallet for development and tests. It holds keys, signs, sends, keeps permissions and implements
 * EIP-1193. Runs in browsers and Node. Never use a key of real funds.
 * @example
 * ```ts
 * import { createDevWallet } from '@cleat/testing'
 *
 * const chains = [{ id: 1, name: 'Ethereum', rpcUrl: 'http://localhost:8545' }]
 * const wallet = createDevWallet({ chains })
 * export const stop = wallet.announce()
 * ```
 * @see EIP-1193, EIP-6963
 */
export function createDevWallet(parameters: DevWalletParameters): DevWallet {
  const { privateKeys = devPrivateKeys, approve = approveAll, storage = noStorage } = parameters
  const site = parameters.origin ?? globalThis.location?.origin ?? 'http://localhost'
  const origin = typeof site === 'function' ? site : () => site
  const info = devWalletInfo(parameters.info ?? {})
  const keyAccounts = privateKeys.map((key) => privateKeyToAccount(key))
  const { account: kind } = parameters
  const contract = kind && 'address' in kind ? kind.address : undefined
  const accounts = Object.freeze(contract ? [contract] : keyAccounts.map(({ address }) => address))
  const emitter = createEventEmitter()
  const log = createRequestLog()
  const program = createProgram()
  const store = savedStateStore({ storage, key: `cleat.dev-wallet.${info.rdns}` })
  const state = createWalletState({
    accounts,
    chains: parameters.chains,
    store,
    emit: emitter.emit,
  })
  const handle = createRequestHandler({
    ...{ state, accounts, info, origin, approve, program, log, emitter },
    batches: toBatches(parameters),
    hasSignIn: parameters.hasSignIn,
    account: (address) => findAccount({ keyAccounts, address, contract }),
    ...{ kind, keys: keyAccounts },
    permissions: {
      form: parameters.permissions ?? 'none',
      grants: createGrants({ storage, key: `cleat.dev-wallet.${info.rdns}.permissions` }),
    },
  })
  const cleanups = new Set<() => void>()
  let isDestroyed = false

  const provider: DevWalletProvider = {
    request: (request) => (isDestroyed ? Promise.reject(gone()) : handle(request)),
    on(event, listener) {
      emitter.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      emitter.off(event, listener)
      return provider
    },
  }
  const keep = (cleanup: () => void) => {
    cleanups.add(cleanup)
    return () => {
      cleanups.delete(cleanup)
      cleanup()
    }
  }
  queueMicrotask(() => emitter.emit('connect', { chainId: toHex(state.chain.id) }))

  return {
    info,
    provider,
    accounts,
    get chainId() {
      return state.chain.id
    },
    get requests() {
      return log.entries
    },
    announce: (target = globalThis) => keep(announceWallet({ target, info, provider })),
    inject: (target = globalThis) => keep(injectWallet({ target, provider })),
    lock: () => state.setLocked(true),
    unlock: () => state.setLocked(false),
    selectAccounts: state.select,
    switchChain: state.switchChain,
    revoke: state.revoke,
    program(method, behaviour, options = {}) {
      program.add({ method, behaviour, times: options.times ?? 1 })
    },
    emit: emitter.emit,
    destroy() {
      if (isDestroyed) return
      isDestroyed = true
      for (const cleanup of cleanups) cleanup()
      cleanups.clear()
      program.clear()
      emitter.emit('disconnect', gone())
    },
  }
}

const noStorage: WalletStorage = { getItem: () => null, setItem: () => {} }

const approveAll: Approver = async () => ({ approved: true })

function gone(): ProviderRpcError {
  return new ProviderRpcError({ code: 4900, message: 'The wallet is gone.' })
}

function findAccount(parameters: {
  keyAccounts: readonly PrivateKeyAccount[]
  address: Address
  /** The address of the contract that the keys own. */
  contract: Address | undefined
}): PrivateKeyAccount {
  const { keyAccounts, address, contract } = parameters
  const found = contract
    ? keyAccounts[0]
    : keyAccounts.find((account) => isAddressEqual(account.address, address))
  if (!found) throw new ProviderRpcError({ code: 4100, message: `The wallet lacks ${address}.` })
  return found
}
