import { CleatError } from '@cleat/core/adapter'
import { readExtension } from '../discovery/readExtensions.ts'
import { parseAccounts } from './parseAccounts.ts'
import type { PolkadotAccount } from './polkadotAccount.ts'
import { translateExtensionError } from './translateExtensionError.ts'

export type SignerMethod = 'signRaw' | 'signPayload'

/** An extension that granted access. */
export type OpenExtension = {
  /** Reads the shared accounts. Never prompts. Rejects after a timeout. */
  readonly getAccounts: () => Promise<readonly PolkadotAccount[]>
  /** Listens to valid account lists, until the returned function is called. */
  readonly subscribe: (listener: (accounts: readonly PolkadotAccount[]) => void) => () => void
  readonly sign: (method: SignerMethod, payload: unknown) => Promise<unknown>
}

export declare namespace openExtension {
  type Parameters = {
    page: object
    key: string
    /** The extension's name, for error messages. */
    wallet: string
    /** The app's name in the extension's prompt. */
    app: string
  }
}

/** How long an extension may take for answers without a prompt, in milliseconds. */
const readTimeoutMs = 5000

/**
 * Requests access from an extension. It prompts only if it has not granted access before.
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
        // Read the accounts again after an invalid list.
        else getAccounts().then(hear, () => undefined)
      })
      return () => {
        isOver = true
        // Some extensions return a promise of the unsubscribe function.
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
