/** As much of a browser's page as pairing touches, which a test can hide, show and take offline. */
export type Page = {
  readonly window: Window & typeof globalThis
  /** Puts the page out of sight, or back into it. */
  setVisible(isVisible: boolean): void
  /** How many listeners there are now, on the window and on its document. */
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
