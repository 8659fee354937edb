import type { ProviderEvent } from '../provider/devWalletProvider.ts'

export type EventListener = (data: never) => void

export type EventEmitter = {
  on: (event: ProviderEvent, listener: EventListener) => void
  off: (event: ProviderEvent, listener: EventListener) => void
  /** Listens to every event, before the event's own listeners. Returns a function that stops it. */
  onAny: (listener: (event: ProviderEvent, data: unknown) => void) => () => void
  emit: (event: ProviderEvent, data: unknown) => void
}

/** The events of one provider. All listeners run, even if one throws. */
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
          // An error of a site's listener goes to the site's error handlers.
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
  }
}
