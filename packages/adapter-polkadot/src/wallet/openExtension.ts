import { CleatError } from '@cleat/core/adapter'
import { readExtension } from '../discovery/readExtensions.ts'
import { parseAccounts } from './parseAccounts.ts'
import type { PolkadotAccount } from './polkadotAccount.ts'
import { translateExtensionError } from './translateExtensionError.ts'

export type SignerMethod = 'signRaw' | 'signPayload'

/** An extension that let the site in. */
export type OpenExtension = {
  /** What it shares now. Never prompts, and answers in time or not at all. */
  readonly getAccounts: () => Promise<readonly PolkadotAccount[]>
  /** Hears every list that makes sense, until the returned function is called. */
  readonly subscribe: (listener: (accounts: readonly PolkadotAccount[]) => void) => () => void
  readonly sign: (method: SignerMethod, payload: unknown) => Promise<unknown>
}

export declare namespace openExtension {
  type Parameters = {
    page: object
    key: string
    /** The extension's name, for error messages. */
    wallet: string
    /** Who asks, as the extension tells its user. */
    app: string
  }
}

/** Milliseconds in which an extension must answer what needs no visitor. */
const readTimeoutMs = 5000

/**
 * Asks an extension to let the site in; where it did so before, it does not ask its user again.
 * @throws `WALLET_NOT_INSTALLED`, `CONNECTION_…`, `WALLET_…`
 */
export async function openExtension(parameters: openExtension.Parameters): Promise<OpenExtension> {
  const { page, key, wallet, app } = parameters
  const entry = readExtension(page, key)
  if (!entry) throw new CleatError('WALLET_NOT_INSTALLED', { context: { wallet } })
  const bad = (method: string, answer: unknown) =>
    new CleatError('WALLET_BAD_ANSWER', { context: { wallet, method, answer } })

  let opened: unknown
  try {
    opened = await entry.enable(app)
  } catch (error) {
    throw translateExtensionError({ error, doing: 'connect', wallet, method: 'enable' })
  }
  const accounts = readObject(opened, 'accounts')
  const signer = readObject(opened, 'signer')
  const get = readMethod(accounts, 'get')
  if (!get) throw bad('enable', opened)

  const getAccounts = async () => {
    const late = new CleatError('WALLET_NO_ANSWER', {
      context: { wallet, method: 'accounts.get', timeoutMs: readTimeoutMs },
    })
    try {
      const answer = await inTime(async () => get(), late)
      const parsed = parseAccounts(answer)
      if (!parsed) throw bad('accounts.get', answer)
      return parsed
    } catch (error) {
      throw translateExtensionError({ error, doing: 'request', wallet, method: 'accounts.get' })
    }
  }

  return {
    getAccounts,
    subscribe(listener) {
      let isOver = false
      const hear = (accounts: readonly PolkadotAccount[]) => {
        if (!isOver) listener(accounts)
      }
      const stop = callSafely(readMethod(accounts, 'subscribe'), (answer: unknown) => {
        const parsed = parseAccounts(answer)
        if (parsed) hear(parsed)
        // A list that makes no sense: the extension is asked for the one that counts.
        else getAccounts().then(hear, () => undefined)
      })
      return () => {
        isOver = true
        // Some extensions hand out the way to unsubscribe by a promise.
        if (stop instanceof Promise) stop.then(end, () => undefined)
        else end(stop)
      }
    },
    async sign(method, payload) {
      const ask = readMethod(signer, method)
      if (!ask) throw new CleatError('WALLET_METHOD_UNSUPPORTED', { context: { wallet, method } })
      try {
        return await ask(payload)
      } catch (error) {
        throw translateExtensionError({ error, doing: 'request', wallet, method })
      }
    },
  }
}

type Method = (...args: unknown[]) => unknown

function readObject(value: unknown, key: string): object | undefined {
  try {
    const found: unknown =
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
    return typeof found === 'object' && found !== null ? found : undefined
  } catch {
    return undefined
  }
}

function readMethod(value: object | undefined, key: string): Method | undefined {
  try {
    const method: unknown = value && Reflect.get(value, key)
    return typeof method === 'function'
      ? (...args) => Reflect.apply(method, value, args)
      : undefined
  } catch {
    return undefined
  }
}

function callSafely(method: Method | undefined, ...args: unknown[]): unknown {
  try {
    return method?.(...args)
  } catch {
    return undefined
  }
}

function end(stop: unknown): void {
  if (typeof stop === 'function') callSafely(() => stop())
}

function inTime<value>(work: () => Promise<value>, late: CleatError): Promise<value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late), readTimeoutMs)
    work()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
