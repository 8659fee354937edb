import type { Page } from '@playwright/test'

/** What a phone does to a page while another app is in front. */
export type Phone = {
  /** Takes the page out of sight, and its sockets with it: they fall silent and nobody says so. */
  leave(): Promise<void>
  /** Puts the page in front again. Sockets that fell silent stay so; new ones work. */
  comeBack(): Promise<void>
}

/** Takes the sockets of a page to the relay into its hands, before the page is opened. */
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
      // What the page gives up is gone, whatever became of the line.
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
