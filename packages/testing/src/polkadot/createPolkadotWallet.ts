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

export type PolkadotWalletParameters = {
  /** Its key in `window.injectedWeb3`. Default: `cleat-dev`. */
  name?: string | undefined
  /** Default: Alice and Bob (sr25519), Alice (ed25519) and Alice (ecdsa). */
  keys?: readonly PolkadotKey[] | undefined
  /** How its addresses are written. Default: 42, of no network in particular. */
  ss58Prefix?: number | undefined
  /** Plays the user. Default: agrees to everything. */
  approve?: PolkadotApprover | undefined
  /** Whether the site was let in at an earlier visit. Default: no. */
  isAuthorised?: boolean | undefined
}

/** What a site can ask of the extension, by the names that `program` takes. */
export type PolkadotMethod = 'enable' | 'accounts.get' | 'signRaw' | 'signPayload'

export type PolkadotWallet = {
  readonly name: string
  readonly entry: InjectedEntry
  /** Every account of the wallet, shared or not. */
  readonly accounts: readonly InjectedAccount[]
  readonly isAuthorised: boolean
  /** What the site has asked, oldest first; the last thousand. */
  readonly requests: readonly LoggedRequest[]
  /** What the user was asked, oldest first. */
  readonly questions: readonly PolkadotQuestion[]
  /** How many listeners the site has on the accounts. */
  readonly subscriptions: number
  /** Puts the wallet at `window.injectedWeb3`. Default target: this window. */
  inject: (target?: InjectedWeb3Target) => () => void
  /** As if the user shared these accounts, in this order, and no others. */
  share: (addresses: readonly string[]) => void
  /** As if the user took the site off the list: it has to ask again. */
  revoke: () => void
  /** Tells the site's listeners any list of accounts, true or not. */
  emitAccounts: (accounts: unknown) => void
  /** Lets `behaviour` stand in for the wallet on the next requests of `method`. Default: the next one. */
  program: (
    method: PolkadotMethod,
    behaviour: Behaviour,
    options?: { times?: number | undefined },
  ) => void
}

/**
 * A browser extension of Polkadot for development and tests: it holds keys of every kind, signs, and speaks the API of
 * `injectedWeb3`. Never give it a key that guards anything.
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
    // The words of the extension of polkadot-js. There are no codes.
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
    // A behaviour may return anything: that is what it is for.
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

/** Behaviours made for EIP-1193 find no events here. */
const noEvents = { emit: () => undefined, onEvent: () => () => undefined }
