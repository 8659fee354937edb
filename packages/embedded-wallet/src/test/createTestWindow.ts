/** What a page posts to the window of a frame, in its `MessageEvent`. */
export type PostedEvent = {
  readonly source?: unknown
  readonly origin?: string
  readonly data?: unknown
  readonly ports?: readonly MessagePort[]
}

const app = 'https://app.example'
const hello = { cleat: 'hello', protocols: [1], nonce: 'a'.repeat(22) }

/** The window of a frame that a page holds. Real windows are in the journeys. */
export function createTestWindow(properties: object = {}): {
  readonly window: Window & typeof globalThis
  /** The window of the page. */
  readonly parent: object
  readonly counts: { readonly listeners: number }
  post(posted: PostedEvent): void
} {
  const events = new EventTarget()
  const parent = {}
  const counts = { listeners: 0 }
  const window = {
    parent,
    location: { origin: 'https://wallet.app.example', ancestorOrigins: [app] },
    navigator: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0' },
    addEventListener(...given: Parameters<EventTarget['addEventListener']>) {
      counts.listeners += 1
      events.addEventListener(...given)
    },
    removeEventListener(...given: Parameters<EventTarget['removeEventListener']>) {
      counts.listeners -= 1
      events.removeEventListener(...given)
    },
  }
  Object.defineProperties(window, Object.getOwnPropertyDescriptors(properties))
  return {
    window: window as unknown as Window & typeof globalThis,
    parent,
    counts,
    post(posted: PostedEvent) {
      const event = new Event('message')
      const given = { source: parent, origin: app, data: hello, ports: [], ...posted }
      events.dispatchEvent(Object.assign(event, given))
    },
  }
}
