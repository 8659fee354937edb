import type { Page } from '@playwright/test'

/** What the wallet did: each of it can be counted, and a forged message must not add to any. */
export type WalletWatch = {
  /** What the service was asked since the last time, without proofs that were made again. */
  takeAsked(): readonly string[]
  /** What the visitor sees of the wallet, and who the page takes them for. */
  /** Once both sides have done what was said to them before. */
  look(): Promise<{
    readonly views: readonly string[]
    readonly dialogs: number
    readonly windows: number
    readonly user: string | null
  }>
}

/** Watches the service, the frame and the windows of a page with the wallet of an origin. */
export function watchWallet(page: Page, origin: string): WalletWatch {
  const asked: string[] = []
  page.context().on('request', (request) => {
    const { origin: to, pathname } = new URL(request.url())
    if (to === origin && pathname.startsWith('/wallet/v1/'))
      asked.push(`${request.method()} ${pathname.slice('/wallet/v1/'.length)}`)
  })
  const findFrame = () => page.frames().find((frame) => frame.url().startsWith(`${origin}/frame`))
  return {
    takeAsked: () => asked.splice(0),
    async look() {
      const views = findFrame()?.evaluate(async () => {
        await new Promise((done) => setTimeout(done, 10))
        const titles = [...document.querySelectorAll('h1, h2')]
        return titles.map(({ textContent }) => textContent ?? '')
      })
      const seen = page.evaluate(async () => {
        await new Promise((done) => setTimeout(done, 10))
        const dialogs = document.querySelectorAll('dialog[open]').length
        return { dialogs, user: localStorage.getItem('cleat.auth.user') }
      })
      const windows = page.context().pages().length
      return { views: (await views) ?? [], windows, ...(await seen) }
    },
  }
}
