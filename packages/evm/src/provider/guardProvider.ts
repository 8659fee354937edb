import type { Eip1193Provider, ProviderRequest } from '@cleat/core/adapter'
import { CleatError } from '@cleat/core/adapter'
import { parseAnswer } from './parseAnswer.ts'

/** A provider whose answers and events can be believed in form, and whose silence ends. */
export type GuardedProvider = {
  request(request: ProviderRequest): Promise<unknown>
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
  /** Takes every listener away from the wallet. */
  release(): void
}

export declare namespace guardProvider {
  type Parameters = {
    provider: Eip1193Provider
    /** The wallet's name, for error messages. */
    name: string
    /** Milliseconds in which the wallet must answer what needs no visitor. @default 5000 */
    readTimeoutMs?: number | undefined
  }
}

/** Answered by the wallet alone, with nobody to wait for. */
const unattended = new Set(['eth_accounts', 'eth_chainId', 'net_version', 'wallet_getPermissions'])

/** What to ask when an event's payload makes no sense. */
const eventSource: { readonly [event: string]: string | undefined } = {
  accountsChanged: 'eth_accounts',
  chainChanged: 'eth_chainId',
}

/**
 * Puts a guard before a wallet that may lie, stumble or fall silent. Answers are checked in form (`WALLET_BAD_ANSWER`), what needs no
 * visitor must come in time (`WALLET_NO_ANSWER`), a throw becomes a rejection, and an event with a payload that makes no sense is
 * replaced by asking the wallet. Errors of the wallet pass as they are.
 */
export function guardProvider(parameters: guardProvider.Parameters): GuardedProvider {
  const { provider, name, readTimeoutMs = 5000 } = parameters
  // Once, so that a page script that swaps it later changes nothing here.
  const send = readMethod(provider, 'request')
  const on = readMethod(provider, 'on')
  const off = readMethod(provider, 'removeListener') ?? readMethod(provider, 'off')
  const subscriptions = new Set<Subscription>()

  const request = async (args: ProviderRequest): Promise<unknown> => {
    const { method } = args
    if (!send) throw new CleatError('WALLET_NOT_INSTALLED', { context: { wallet: name } })
    const answer = unattended.has(method)
      ? await withDeadline(async () => send(args), {
          timeoutMs: readTimeoutMs,
          error: () =>
            new CleatError('WALLET_NO_ANSWER', {
              context: { wallet: name, method, timeoutMs: readTimeoutMs },
            }),
        })
      : await send(args)
    const parsed = parseAnswer(method, answer)
    if (!parsed.ok)
      throw new CleatError('WALLET_BAD_ANSWER', { context: { wallet: name, method, answer } })
    return parsed.value
  }

  const read = (event: string, payload: unknown, listener: Listener) => {
    const source = eventSource[event]
    if (!source) return listener(payload)
    const parsed = parseAnswer(source, payload)
    if (parsed.ok) listener(parsed.value)
    else request({ method: source }).then(listener, () => undefined)
  }

  const remove = (subscription: Subscription) => {
    subscriptions.delete(subscription)
    attempt(off, subscription.event, subscription.wrapped)
  }

  return {
    request,
    on(event, listener) {
      // Some wallets cannot take a listener back, so one that was removed stays silent by itself.
      const notify = (payload: unknown) => {
        if (subscriptions.has(subscription)) listener(payload)
      }
      const wrapped = (payload: unknown) => read(event, payload, notify)
      const subscription = { event, listener, wrapped }
      subscriptions.add(subscription)
      attempt(on, event, wrapped)
    },
    removeListener(event, listener) {
      const found = [...subscriptions].find(
        (subscription) => subscription.event === event && subscription.listener === listener,
      )
      if (found) remove(found)
    },
    release() {
      for (const subscription of [...subscriptions]) remove(subscription)
    },
  }
}

type Listener = (payload: unknown) => void

type Subscription = { event: string; listener: Listener; wrapped: Listener }

/** Some wallets throw in `on()`; their requests still work. */
function attempt(
  method: ((...args: unknown[]) => unknown) | undefined,
  ...args: [event: string, listener: Listener]
): void {
  try {
    method?.(...args)
  } catch {
    // Events are optional.
  }
}

/** Reads a method without trusting the property to be there, to be a function, or to be readable at all. */
function readMethod(
  provider: Eip1193Provider,
  name: string,
): ((...args: unknown[]) => unknown) | undefined {
  try {
    const method: unknown = Reflect.get(provider, name)
    return typeof method === 'function'
      ? (...args) => Reflect.apply(method, provider, args)
      : undefined
  } catch {
    return undefined
  }
}

function withDeadline<value>(
  run: () => Promise<value>,
  { timeoutMs, error }: { timeoutMs: number; error: () => Error },
): Promise<value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(error()), timeoutMs)
    run()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
