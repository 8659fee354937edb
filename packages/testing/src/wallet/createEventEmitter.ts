import type { ProviderEvent } from './devWalletProvider.ts'

export type EventListener = (data: never) => void

export type EventEmitter = {
  on: (event: ProviderEvent, listener: EventListener) => void
  off: (event: ProviderEvent, listener: EventListener) => void
  /** Called for every event, before the listeners of that event. Returns a function that stops it. */
  onAny: (listener: (event: ProviderEvent, data: unknown) => void) => () => void
  emit: (event: ProviderEvent, data: unknown) => void
}

/** Events for one provider. A listener that throws does not keep the others from hearing. */
export function createEventEmitter(): EventEmitter {
  const listeners = new Map<ProviderEvent, EventListener[]>()
  const observers = new Set<(event: ProviderEvent, data: unknown) => void>()
  return {
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
    },
    off(event, listener) {
      const left = [...(listeners.get(event) ?? [])]
      const index = left.indexOf(listener)
      if (index >= 0) left.splice(index, 1)
      listeners.set(event, left)
    },
    onAny(listener) {
      observers.add(listener)
      return () => observers.delete(listener)
    },
    emit(event, data) {
      for (const observer of [...observers]) observer(event, data)
      for (const listener of listeners.get(event) ?? []) {
        try {
          listener(data as never)
        } catch (error) {
          // The site's mistake, so it belongs to the site's error handlers and not to the wallet.
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
  }
}
