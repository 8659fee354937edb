/** The parts of a window that the tested code uses. Counts its listeners. */
export type FakeWindow = Window & {
  /** The number of listeners of one type, or of all. */
  countListeners(type?: string): number
}

export function createFakeWindow(properties: object = {}): FakeWindow {
  const target = new EventTarget()
  const listeners: { type: string; listener: EventListenerOrEventListenerObject | null }[] = []
  const add = target.addEventListener.bind(target)
  const remove = target.removeEventListener.bind(target)

  const counted = Object.assign(target, {
    addEventListener(type: string, listener: EventListenerOrEventListenerObject | null) {
      const isKnown = listeners.some((entry) => entry.type === type && entry.listener === listener)
      if (!isKnown) listeners.push({ type, listener })
      add(type, listener)
    },
    removeEventListener(type: string, listener: EventListenerOrEventListenerObject | null) {
      const at = listeners.findIndex((entry) => entry.type === type && entry.listener === listener)
      if (at >= 0) listeners.splice(at, 1)
      remove(type, listener)
    },
    countListeners: (type?: string) =>
      listeners.filter((entry) => type === undefined || entry.type === type).length,
  })
  Object.defineProperties(counted, Object.getOwnPropertyDescriptors(properties))
  return counted as EventTarget as FakeWindow
}

/** The browser's event when another tab writes to storage. */
export function createStorageEvent(key: string | null, newValue: string | null): Event {
  return Object.assign(new Event('storage'), { key, newValue })
}
