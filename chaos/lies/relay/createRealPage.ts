import type { Page } from '../../browser/page.ts'

/** A page whose time and network are the real ones. */
export function createRealPage(): Page {
  const window = new EventTarget()
  const location = new URL('https://app.test/')
  const document = Object.assign(new EventTarget(), {
    getElementsByTagName: () => [],
    visibilityState: 'visible',
  })
  const navigator = { userAgent: 'Node', maxTouchPoints: 0, onLine: true }
  const matchMedia = () => ({ matches: false })
  Object.assign(window, { CustomEvent, location, document, navigator, matchMedia, parent: window })
  const { setTimeout, clearTimeout, setInterval, clearInterval, performance } = globalThis
  const items = new Map<string, string>()
  const localStorage = {
    get length() {
      return items.size
    },
    key: (at: number) => [...items.keys()][at] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  return {
    ...{ tab: 0, window, isOpen: true },
    globals: {
      ...{ window, location, document, localStorage, fetch, WebSocket, Date, performance },
      ...{ setTimeout, clearTimeout, setInterval, clearInterval },
    },
  }
}
