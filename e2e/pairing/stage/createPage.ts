/**
 * The parts of a browser page that pairing uses. A test can hide it, show it and take it offline.
 */
export type Page = {
  readonly window: Window & typeof globalThis
  /** Hides or shows the page. */
  setVisible(isVisible: boolean): void
  /** The number of listeners on the window and its document. */
  countListeners(): number
}

export function createPage(): Page {
  let visibilityState: DocumentVisibilityState = 'visible'
  const document = countingTarget({
    getElementsByTagName: () => [],
    get visibilityState() {
      return visibilityState
    },
  })
  const window = countingTarget({
    document: document.target,
    navigator: { userAgent: 'Node', maxTouchPoints: 0, onLine: true },
    location: new URL('https://app.example.org'),
    matchMedia: () => ({ matches: false }),
  })
  Object.assign(window.target, { parent: window.target })
  return {
    window: window.target as EventTarget as Page['window'],
    setVisible(isVisible) {
      visibilityState = isVisible ? 'visible' : 'hidden'
      document.target.dispatchEvent(new Event('visibilitychange'))
    },
    countListeners: () => window.count() + document.count(),
  }
}

function countingTarget(properties: object): { target: EventTarget; count: () => number } {
  const listeners = new Set<string>()
  const ids = new Map<unknown, number>()
  const nameOf = (type: string, listener: unknown) => {
    if (!ids.has(listener)) ids.set(listener, ids.size)
    return `${type} ${ids.get(listener)}`
  }
  const target = new EventTarget()
  const add = target.addEventListener.bind(target)
  const remove = target.removeEventListener.bind(target)
  Object.defineProperties(target, Object.getOwnPropertyDescriptors(properties))
  Object.assign(target, {
    addEventListener(type: string, listener: EventListener) {
      listeners.add(nameOf(type, listener))
      add(type, listener)
    },
    removeEventListener(type: string, listener: EventListener) {
      listeners.delete(nameOf(type, listener))
      remove(type, listener)
    },
  })
  return { target, count: () => listeners.size }
}
