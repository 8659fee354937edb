import type { Behaviour } from '../../behaviours/behaviour.ts'
import { ProviderRpcError } from '../../provider/providerRpcError.ts'
import { createProgram } from '../../wallet/createProgram.ts'
import { createRequestLog, type LoggedRequest } from '../../wallet/createRequestLog.ts'
import { walletIcon } from '../../wallet/walletIcon.ts'
import type { BitcoinAccount } from '../bitcoinAccount.ts'
import type { BitcoinChain } from '../bitcoinChain.ts'
import type { BitcoinMethod } from '../bitcoinMethods.ts'
import type { BitcoinNetworkName } from '../bitcoinNetwork.ts'
import type { BitcoinSigner, BitcoinWalletInfo } from '../bitcoinSigner.ts'
import { deriveBitcoinKeys } from '../deriveBitcoinKeys.ts'
import type { BitcoinTarget } from '../dialects/dialect.ts'
import { type BitcoinDialect, dialects } from '../dialects/dialects.ts'
import { answerBitcoin, type BitcoinState } from './answerBitcoin.ts'

/** Parameters of `createBitcoinWallet`. */
export type BitcoinWalletParameters = {
  /** @default `regtest` */
  network?: BitcoinNetworkName | undefined
  /** Any text. The same text gives the same keys. */
  seed?: string | undefined
  /** The type of the payment address. @default `p2wpkh` */
  paymentType?: 'p2wpkh' | 'p2sh' | undefined
  /** Sends transactions. Without it the wallet only signs. */
  chain?: BitcoinChain | undefined
  /** Parts of the name, icon and id to replace. */
  info?: { [key in keyof BitcoinWalletInfo]?: string | undefined } | undefined
  /** Decides for the user. @default approves everything */
  approve?:
    | ((question: BitcoinQuestion) => Promise<{
        /** Whether the user approves. */
        approved: boolean
      }>)
    | undefined
  /** Whether an earlier visit connected the site. @default false */
  isAuthorised?: boolean | undefined
}

/** A question to the user. */
export type BitcoinQuestion = {
  /** The requested method. */
  readonly method: BitcoinMethod
  /** Its parameters, as in `BitcoinMethods`. */
  readonly parameters: unknown
}

/** A Bitcoin wallet that signs, with methods that act as its user. */
export type BitcoinWallet = {
  /** The name, icon and id of the wallet. */
  readonly info: BitcoinWalletInfo
  /** The active network. */
  readonly network: BitcoinNetworkName
  /** The addresses of the active account, the active one first. */
  readonly accounts: readonly [BitcoinAccount, BitcoinAccount]
  /** The site's last thousand requests, oldest first. */
  readonly requests: readonly LoggedRequest[]
  /** Announces the wallet in a dialect. Returns a function that removes it. @default this window */
  speak: (dialect: BitcoinDialect, target?: BitcoinTarget) => () => void
  /** Selects another account of the seed, from 0, as the user would. */
  selectAccount: (index: number) => void
  /**
   * Selects the payment or ordinals address, as the user would. It comes first, and wallets with
   * one address share it.
   */
  selectPurpose: (purpose: BitcoinAccount['purpose']) => void
  /** Locks the wallet. A locked wallet shares and signs nothing. */
  lock: () => void
  /** Unlocks the wallet, as the user would. */
  unlock: () => void
  /** Switches the network, as the user would. */
  switchNetwork: (network: BitcoinNetworkName) => void
  /** Disconnects the site, as the user would. */
  revoke: () => void
  /** Replaces the wallet by `behaviour` for the next requests of `method`. */
  program: (
    method: BitcoinMethod,
    behaviour: Behaviour,
    options?: {
      /** For how many requests. @default 1 */
      times?: number | undefined
    },
  ) => void
  /** Replaces the wallet by `behaviour` for every request, until called again. */
  behave: (behaviour: Behaviour | undefined) => void
}

/**
 * A Bitcoin wallet for development and tests. It holds keys, signs, and supports the five dialects
 * of Bitcoin wallets. Runs in browsers and Node. Never use a seed of real funds.
 */
export function createBitcoinWallet(parameters: BitcoinWalletParameters = {}): BitcoinWallet {
  const { seed = 'cleat', paymentType = 'p2wpkh', chain, approve = approveAll } = parameters
  const info = walletInfo(parameters.info ?? {})
  const listeners = new Set<Parameters<BitcoinSigner['onChange']>[0]>()
  const log = createRequestLog()
  const program = createProgram()
  const state: BitcoinState = {
    network: parameters.network ?? 'regtest',
    index: 0,
    first: 'payment',
    isPermitted: parameters.isAuthorised ?? false,
    isLocked: false,
  }
  let always: Behaviour | undefined
  const known = new Map<string, ReturnType<typeof deriveBitcoinKeys>>()
  const keys = () => {
    const { network, index } = state
    const place = `${network} ${index}`
    const derived = known.get(place) ?? deriveBitcoinKeys({ seed, paymentType, network, index })
    known.set(place, derived)
    const [payment, ordinals] = derived
    return state.first === 'payment'
      ? ([payment, ordinals] as const)
      : ([ordinals, payment] as const)
  }
  const notify = (change: Parameters<Parameters<BitcoinSigner['onChange']>[0]>[0]) => {
    for (const listener of [...listeners]) listener(change)
  }

  const proceed = async (method: BitcoinMethod, asked: unknown, isApproved: boolean) => {
    const isQuestion = !isSilent(method, asked, state.isPermitted)
    if (isQuestion && !isApproved && !(await approve({ method, parameters: asked })).approved)
      throw new ProviderRpcError({ code: 4001, message: 'The user rejected the request.' })
    return answerBitcoin({ method, asked, keys: keys(), chain, state, notify })
  }

  const respond = async (method: BitcoinMethod, asked: unknown): Promise<unknown> => {
    const behaviour = program.take(method) ?? always
    if (!behaviour) return proceed(method, asked, false)
    return behaviour({
      method,
      params: asked,
      proceed: (options) => proceed(method, asked, options?.approve ?? false),
      emit: () => {},
      onEvent: () => () => {},
    })
  }

  const signer: BitcoinSigner = {
    info,
    get network() {
      return state.network
    },
    get permitted() {
      return state.isPermitted && !state.isLocked ? keys().map(toAccount) : []
    },
    async ask(method, asked) {
      const settle = log.add({ method, params: asked })
      try {
        const answer = await respond(method, asked)
        settle('answered')
        // Of this type unless a behaviour replaced it.
        return answer as never
      } catch (error) {
        settle('failed')
        throw error
      }
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }

  return {
    info,
    get network() {
      return state.network
    },
    get accounts() {
      const [first, second] = keys()
      return [toAccount(first), toAccount(second)] as const
    },
    get requests() {
      return log.entries
    },
    speak: (dialect, target = globalThis) => dialects[dialect]({ signer, target }),
    selectAccount(index) {
      state.index = index
      if (state.isPermitted) notify('accounts')
    },
    selectPurpose(purpose) {
      state.first = purpose
      if (state.isPermitted) notify('accounts')
    },
    lock() {
      state.isLocked = true
      if (state.isPermitted) notify('accounts')
    },
    unlock() {
      state.isLocked = false
      if (state.isPermitted) notify('accounts')
    },
    switchNetwork(network) {
      state.network = network
      if (state.isPermitted) notify('network')
    },
    revoke() {
      state.isPermitted = false
      notify('disconnect')
    },
    program: (method, behaviour, { times = 1 } = {}) => program.add({ method, behaviour, times }),
    behave(behaviour) {
      always = behaviour
    },
  }
}

const approveAll = async () => ({ approved: true })

/** Whether real wallets answer without a window. */
function isSilent(method: BitcoinMethod, asked: unknown, isPermitted: boolean): boolean {
  if (method === 'disconnect' || method === 'pushPsbt') return true
  if (method !== 'connect') return false
  return isPermitted || (asked as { isSilent?: boolean }).isSilent === true
}

function walletInfo(info: NonNullable<BitcoinWalletParameters['info']>): BitcoinWalletInfo {
  return Object.freeze({
    name: info.name ?? 'Cleat Bitcoin Wallet',
    icon: info.icon ?? walletIcon({ color: '#c2570c' }),
    id: info.id ?? 'CleatProvider',
  })
}

function toAccount({ address, purpose, type, publicKey, path }: BitcoinAccount): BitcoinAccount {
  return { address, purpose, type, publicKey, path }
}
