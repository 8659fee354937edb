import type { DevWalletProvider } from '../provider/devWalletProvider.ts'
import type { DevWalletInfo } from '../wallet/devWalletInfo.ts'
import type { BridgeReply, BridgeValue, PageMessage } from './bridgeMessage.ts'

export type PageWalletParameters = {
  /** The page's function that calls the test process. */
  binding: string
  /** The page's function through which the test process sends events. */
  hook: string
  info: DevWalletInfo
  announce: 'eip6963' | 'legacy' | 'both' | 'late'
  lateMs: number
}

/**
 * The provider in the page, which forwards everything to the test process. It is sent as source
 * text, so it may use nothing outside its body.
 */
export function runInPage(parameters: PageWalletParameters): void {
  const { binding, hook, info, announce, lateMs } = parameters
  type Listener = (data: unknown) => void
  const scope: object = globalThis
  // Playwright can run the script twice in a page's first document.
  if (hook in scope) return

  const listeners = new Map<string, Listener[]>()
  let isGone = false

  const revive = (result: BridgeValue): unknown => {
    if (result.kind === 'value') return result.value
    const { kind: _, message, ...rest } = result
    const error = new Error(message)
    for (const [key, value] of Object.entries(rest)) {
      Object.defineProperty(error, key, { value, enumerable: key !== 'name', configurable: true })
    }
    return error
  }
  const gone = () => Object.assign(new Error('The wallet is gone.'), { code: 4900 })
  const send = async (message: PageMessage): Promise<BridgeReply> => {
    const call: unknown = Reflect.get(scope, binding)
    if (isGone || typeof call !== 'function') throw gone()
    return call(message)
  }
  const emit = (event: string, data: unknown) => {
    for (const listener of listeners.get(event) ?? []) {
      try {
        listener(data)
      } catch (error) {
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }
  const provider: DevWalletProvider = {
    async request(request) {
      const { isOk, result } = await send({ type: 'request', request })
      if (isOk) return revive(result)
      throw revive(result)
    },
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener as Listener])
      return provider
    },
    removeListener(event, listener) {
      const left = [...(listeners.get(event) ?? [])]
      const index = left.indexOf(listener as Listener)
      if (index >= 0) left.splice(index, 1)
      listeners.set(event, left)
      return provider
    },
  }

  const detail = Object.freeze({ info: Object.freeze({ ...info }), provider })
  const introduce = () => {
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  const startAnnouncing = () => {
    if (isGone) return
    addEventListener('eip6963:requestProvider', introduce)
    introduce()
  }
  if (announce === 'eip6963' || announce === 'both') startAnnouncing()
  if (announce === 'late') setTimeout(startAnnouncing, lateMs)
  if (announce === 'legacy' || announce === 'both') {
    Object.defineProperty(scope, 'ethereum', {
      ...{ value: provider, configurable: true, enumerable: true, writable: true },
    })
    dispatchEvent(new Event('ethereum#initialized'))
  }

  Object.defineProperty(scope, hook, {
    value: (event: string, data: BridgeValue) => {
      if (event !== 'gone') return emit(event, revive(data))
      isGone = true
      removeEventListener('eip6963:requestProvider', introduce)
      if (Reflect.get(scope, 'ethereum') === provider) Reflect.deleteProperty(scope, 'ethereum')
    },
  })
  send({ type: 'hello' }).then(
    ({ result }) => emit('connect', revive(result)),
    () => {},
  )
}
