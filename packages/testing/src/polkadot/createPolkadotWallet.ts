import type { Behaviour } from '../behaviours/behaviour.ts'
import { createProgram } from '../wallet/createProgram.ts'
import { createRequestLog, type LoggedRequest } from '../wallet/createRequestLog.ts'
import { createAccounts } from './createAccounts.ts'
import { createSigner } from './createSigner.ts'
import { devPolkadotKeys } from './devPolkadotKeys.ts'
import { type InjectedWeb3Target, injectExtension } from './injectExtension.ts'
import type { InjectedAccount, InjectedEntry, InjectedExtension } from './injectedExtension.ts'
import type { PolkadotKey } from './polkadotKey.ts'
import type { PolkadotAnswer, PolkadotApprover, PolkadotQuestion } from './polkadotQuestion.ts'

/** Parameters of `createPolkadotWallet`. */
export type PolkadotWalletParameters = {
  /** Its key in `window.injectedWeb3`. @default `cleat-dev` */
  name?: string | undefined
  /** @default Alice and Bob (sr25519), Alice (ed25519) and Alice (ecdsa) */
  keys?: readonly PolkadotKey[] | undefined
  /** The prefix of its addresses. @default 42, the generic one */
  ss58Prefix?: number | undefined
  /** Decides for the user. @default approves everything */
  approve?: PolkadotApprover | undefined
  /** Whether an earlier visit connected the site. @default false */
  isAuthorised?: boolean | undefined
}

/** The methods of an extension, as `program` takes them. */
export type PolkadotMethod = 'enable' | 'accounts.get' | 'signRaw' | 'signPayload'

/** A Polkadot extension that signs, with methods that act as its user. */
export type PolkadotWallet = {
  /** The key in `window.injectedWeb3`. */
  readonly name: string
  /** The entry at that key. */
  readonly entry: InjectedEntry
  /** Every account of the wallet, shared or not. */
  readonly accounts: readonly InjectedAccount[]
  /** Whether the site has access. */
  readonly isAuthorised: boolean
  /** The site's last thousand requests, oldest first. */
  readonly requests: readonly LoggedRequest[]
  /** The questions to the user, oldest first. */
  readonly questions: readonly PolkadotQuestion[]
  /** The number of the site's account listeners. */
  readonly subscriptions: number
  /** Injects the wallet at `window.injectedWeb3`. @default this window */
  inject: (target?: InjectedWeb3Target) => () => void
  /** Shares exactly these accounts, in this order, as the user would. */
  share: (addresses: readonly string[]) => void
  /** Revokes the site's access, as the user would. The site must request it again. */
  revoke: () => void
  /** Sends any list of accounts to the site's listeners. */
  emitAccounts: (accounts: unknown) => void
  /** Replaces the wallet by `behaviour` for the next requests of `method`. */
  program: (
    method: PolkadotMethod,
    behaviour: Behaviour,
    options?: {
      /** For how many requests. @default 1 */
      times?: number | undefined
    },
  ) => void
}

/**
 * A Polkadot browser extension for development and tests. It holds keys of every type, signs, and
 * has the API of `injectedWeb3`. Never use a key of real funds.
 */
export function createPolkadotWallet(parameters: PolkadotWalletParameters = {}): PolkadotWallet {
  const { name = 'cleat-dev', keys = devPolkadotKeys(), ss58Prefix = 42 } = parameters
  const { approve = agree } = parameters
  const accounts = createAccounts({ keys, ss58Prefix })
  const log = createRequestLog()
  const program = createProgram()
  const questions: PolkadotQuestion[] = []
  let isAuthorised = parameters.isAuthorised ?? false

  const ask = async (question: PolkadotQuestion): Promise<PolkadotAnswer> => {
    questions.push(question)
    const answer = await approve(question)
    // The error texts of the polkadot-js extension, which has no codes.
    if (!answer.approved) throw new Error(question.kind === 'enable' ? 'Rejected' : 'Cancelled')
    return answer
  }
  const run = <value>(
    method: PolkadotMethod,
    params: unknown,
    answer: (ask: Ask) => Promise<value>,
  ): Promise<value> => {
    const settle = log.add({ method, params })
    const behaviour = program.take(method)
    const proceed = (options?: { approve?: boolean | undefined }) =>
      answer(options?.approve ? agree : ask)
    let result: unknown
    try {
      result = behaviour ? behaviour({ method, params, proceed, ...noEvents }) : answer(ask)
    } catch (error) {
      settle('failed')
      throw error
    }
    Promise.resolve(result).then(
      () => settle('answered'),
      () => settle('failed'),
    )
    // A behaviour may return anything.
    return result as Promise<value>
  }

  const signer = createSigner({ keyOf: accounts.keyOf })
  const extension: InjectedExtension = {
    name,
    version,
    accounts: {
      get: (anyType) => run('accounts.get', anyType, async () => accounts.shared()),
      subscribe: accounts.subscribe,
    },
    signer: {
      signPayload: (payload) =>
        run('signPayload', payload, (put) => signer.signPayload(payload, put)),
      signRaw: (payload) => run('signRaw', payload, (put) => signer.signRaw(payload, put)),
    },
    metadata: { get: async () => [], provide: async () => false },
  }
  const entry: InjectedEntry = {
    version,
    enable: (origin) =>
      run('enable', origin, async (put) => {
        if (!isAuthorised) {
          const addresses = accounts.all.map(({ address }) => address)
          const answer = await put({ kind: 'enable', origin, addresses })
          isAuthorised = true
          if (answer.addresses) accounts.share(answer.addresses)
        }
        return extension
      }),
  }

  return {
    name,
    entry,
    accounts: accounts.all,
    questions,
    get isAuthorised() {
      return isAuthorised
    },
    get requests() {
      return log.entries
    },
    get subscriptions() {
      return accounts.listeners()
    },
    inject: (target = globalThis as InjectedWeb3Target) => injectExtension({ target, name, entry }),
    share: accounts.share,
    revoke() {
      isAuthorised = false
      accounts.share([])
    },
    emitAccounts: accounts.emit,
    program(method, behaviour, options = {}) {
      program.add({ method, behaviour, times: options.times ?? 1 })
    },
  }
}

type Ask = (question: PolkadotQuestion) => Promise<PolkadotAnswer>

const version = '0.0.0'

const agree: PolkadotApprover = async () => ({ approved: true })

/** EIP-1193 behaviours have no events here. */
const noEvents = { emit: () => undefined, onEvent: () => () => undefined }
