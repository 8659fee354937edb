import type { Page } from '@playwright/test'

/** Simulates how a phone suspends a page while another app is in front. */
export type Phone = {
  /** Hides the page. Its sockets stop working without a close event. */
  leave(): Promise<void>
  /** Shows the page again. Stopped sockets stay stopped; new ones work. */
  comeBack(): Promise<void>
}

/** Intercepts the page's sockets to the relay. Call it before the page opens. */
export async function createPhone(page: Page, relayUrl: string): Promise<Phone> {
  const sockets = new Set<{ isSilent: boolean }>()
  await page.routeWebSocket(
    (url) => url.href.startsWith(relayUrl),
    (socket) => {
      const line = { isSilent: false }
      sockets.add(line)
      const relay = socket.connectToServer()
      socket.onMessage((message) => void (line.isSilent || relay.send(message)))
      relay.onMessage((message) => void (line.isSilent || socket.send(message)))
      // A socket that the page closes is gone, whatever its state.
      socket.onClose(() => void relay.close())
    },
  )
  const show = (state: DocumentVisibilityState) =>
    page.evaluate((visibility) => {
      const isHidden = visibility === 'hidden'
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => visibility,
      })
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  return {
    async leave() {
      await show('hidden')
      for (const line of sockets) line.isSilent = true
    },
    comeBack: () => show('visible'),
  }
}
