import type { Page } from '@playwright/test'

type Turn = { readonly method: string; readonly isAtOnce: boolean }

/**
 * Records what the page asks its announced wallets, and whether at once after their last answer:
 * before any other task of the page, such as drawing, a load or a timer.
 */
export async function recordTurns(page: Page): Promise<{ list(): Promise<readonly Turn[]> }> {
  await page.addInitScript(() => {
    const turns: Turn[] = []
    const guarded = new WeakSet<object>()
    let isAtOnce = false
    Object.assign(window, { turns })
    const answer = () => {
      isAtOnce = true
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        isAtOnce = false
      }
      port2.postMessage(undefined)
    }
    window.addEventListener(
      'eip6963:announceProvider',
      (event) => {
        const { provider } = Object(event).detail
        if (guarded.has(provider)) return
        guarded.add(provider)
        const ask = provider.request.bind(provider)
        provider.request = (request: { method: string }) => {
          turns.push({ method: request.method, isAtOnce })
          return ask(request).finally(answer)
        }
      },
      true,
    )
  })
  return { list: () => page.evaluate(() => Object(window).turns) }
}
