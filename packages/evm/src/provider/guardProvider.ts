import type { DiscoveredWallet, Eip1193Provider, ProviderRequest } from '@cleat/core/adapter'
import { CleatError } from '@cleat/core/adapter'
import { parseAnswer } from './parseAnswer.ts'

/** A provider with validated answers and events, and with timeouts. */
export type GuardedProvider = {
  /**
   * Sends a request to the wallet.
   * @throws `WALLET_BAD_ANSWER`, `WALLET_NO_ANSWER`, or the wallet's own error
   */
  request(request: ProviderRequest): Promise<unknown>
  /** Adds a listener for an event of EIP-1193. Its payload is valid. */
  on(event: string, listener: Listener): void
  /** Removes a listener. */
  removeListener(event: string, listener: Listener): void
  /** Removes every listener from the wallet. */
  release(): void
  /** What the wallet says that a request can cost. @default it says nothing */
  readonly readFee?: DiscoveredWallet['readFee']
}

export declare namespace guardProvider {
  type Parameters = {
    /** The wallet's own provider. */
    provider: Eip1193Provider
    /** The wallet's name, for error messages. */
    name: string
    /** The timeout in milliseconds of requests that need no visitor. @default 5000 */
    readTimeoutMs?: number | undefined
    readFee?: DiscoveredWallet['readFee']
  }
}

/** Answered by the wallet without a prompt. */
const unattended = new Set(['eth_accounts', 'eth_chainId', 'net_version', 'wallet_getPermissions'])

/** The request that replaces an event with an invalid payload. */
const eventSource: { readonly [event: string]: string | undefined } = {
  accountsChanged: 'eth_accounts',
  chainChanged: 'eth_chainId',
}

/**
 * Wraps a wallet that may send invalid data or never answer. Invalid answers reject with
 * `WALLET_BAD_ANSWER`. Requests that need no visitor reject with `WALLET_NO_ANSWER` after a
 * timeout. A wallet that throws rejects. An event with an invalid payload is replaced by the answer
 * to a request. Errors of the wallet pass unchanged.
 */
export function guardProvider(parameters: guardProvider.Parameters): GuardedProvider {
  const { provider, name, readTimeoutMs = 5000, readFee } = parameters
  // Read once, so that a page script cannot replace it later.
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
      throw new CleatError('WALLET_BAD_ANSWER', {
        context: { wallet: name, method, answer: clip(answer) },
      })
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
    ...(readFee && { readFee }),
    request,
    on(event, listener) {
      // Some wallets cannot remove a listener, so a removed one ignores its events.
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

/** Reads a method without assuming that the property exists, is a function or is readable. */
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

/** An error must not keep a hundred megabytes. */
function clip(answer: unknown): unknown {
  return typeof answer === 'string' ? answer.slice(0, 200) : answer
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
