import type { BridgeValue } from './bridgeMessage.ts'

export type SolanaPageMessage =
  | { type: 'hello' }
  | { type: 'request'; method: string; params: unknown }

/** `result` and `accounts` contain bytes as `{ bytes: number[] }`. */
export type SolanaPageReply = { isOk: boolean; result: BridgeValue; accounts: unknown }

export type SolanaPageParameters = {
  /** The page's function that calls the test process. */
  binding: string
  /** The page's function through which the test process sends changes. */
  hook: string
  name: string
  icon: string
  chains: readonly string[]
  /** The features with a function, and their other fields. */
  features: readonly { feature: string; run: string; rest: Readonly<Record<string, unknown>> }[]
}

/**
 * The wallet in the page, which forwards everything to the test process. It is sent as source text,
 * so it may use nothing outside its body.
 */
export function runSolanaInPage(parameters: SolanaPageParameters): void {
  const { binding, hook, name, icon, chains } = parameters
  type Listener = (changed: { accounts: unknown }) => void
  type Api = { register(wallet: unknown): () => void }
  const scope: object = globalThis
  // Playwright can run the script twice in a page's first document.
  if (hook in scope) return

  const listeners = new Set<Listener>()
  const unregisters = new Set<() => void>()
  let accounts: unknown = []
  let isGone = false

  const toPlain = (value: unknown): unknown => {
    if (ArrayBuffer.isView(value)) return { bytes: [...(value as Uint8Array)] }
    if (Array.isArray(value)) return value.map(toPlain)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toPlain(part)]))
  }
  const fromPlain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fromPlain)
    if (typeof value !== 'object' || value === null) return value
    if ('bytes' in value && Array.isArray(value.bytes)) return Uint8Array.from(value.bytes)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fromPlain(part)]))
  }
  const toError = (result: BridgeValue) => {
    if (result.kind === 'value') return result.value
    const { code, data } = result
    return Object.assign(new Error(result.message), { code, data })
  }
  const ask = async (message: SolanaPageMessage): Promise<unknown> => {
    const call: unknown = Reflect.get(scope, binding)
    if (isGone || typeof call !== 'function') throw new Error('The wallet is gone.')
    const reply: SolanaPageReply = await call(message)
    accounts = fromPlain(reply.accounts)
    if (reply.isOk && reply.result.kind === 'value') return fromPlain(reply.result.value)
    throw toError(reply.result)
  }

  const features: Record<string, unknown> = {
    'standard:events': {
      version: '1.0.0',
      on(_: string, listener: Listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  }
  for (const { feature, run, rest } of parameters.features)
    features[feature] = {
      ...rest,
      [run]: (...params: unknown[]) =>
        ask({ type: 'request', method: feature, params: toPlain(params) }),
    }
  const wallet = {
    ...{ version: '1.0.0', name, icon, chains, features },
    get accounts() {
      return accounts
    },
  }
  const register = (api: Api) => {
    unregisters.add(api.register(wallet))
  }
  const onAppReady = (event: Event) => register((event as CustomEvent<Api>).detail)
  addEventListener('wallet-standard:app-ready', onAppReady)
  dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))

  Object.defineProperty(scope, hook, {
    value: (change: 'accounts' | 'gone', shared: unknown) => {
      if (change === 'accounts') {
        accounts = fromPlain(shared)
        for (const listener of listeners) listener({ accounts })
        return
      }
      isGone = true
      removeEventListener('wallet-standard:app-ready', onAppReady)
      for (const unregister of unregisters) unregister()
    },
  })
  ask({ type: 'hello' }).catch(() => {})
}
