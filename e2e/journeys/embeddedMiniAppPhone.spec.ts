import { createMiniAppHost, type LocalMiniAppHost } from '@cleat/localnet'
import { test as base, expect } from '../fixtures/embeddedTest.ts'

/** The wallet’s origin and its chains start with the first journey. */
base.setTimeout(180_000)

/** The fifth account of the local chain, which owns one of Farcaster. */
const user = {
  ...{ fid: 5654, username: 'ada' },
  privateKey: '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a',
} as const

const test = base.extend<{
  /** Farcaster’s app around the page. */
  miniApp: LocalMiniAppHost
}>({
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Farcaster/1.0',
  async miniApp({ playground, quietPage }, use) {
    const host = createMiniAppHost({
      ...{ user, domain: new URL(playground.url).host },
      answer: (data) =>
        quietPage.evaluate((given) => {
          document.dispatchEvent(new MessageEvent('FarcasterFrameCallback', { data: given }))
        }, data),
    })
    await quietPage.exposeFunction('postToApp', (text: string) => host.hear(text))
    await quietPage.addInitScript(() => {
      // Only pages that the web view itself shows have it.
      if (window !== window.top) return
      const postMessage = (text: string) => void Object(window).postToApp(text)
      Object.assign(window, { ReactNativeWebView: { postMessage } })
    })
    await use(host)
  },
})

test('in a Mini App, one tap: the app around the page signs, and no code is shown', async ({
  miniApp,
  modal,
  playground,
  quietPage,
  visitor,
  walletOrigin,
}) => {
  expect(walletOrigin.url).toContain('127.0.0.1')
  await playground.goto({ config: 'embedded' })
  const choose = async () => {
    await playground.button.click()
    await modal.dialog.getByRole('button', { name: /Farcaster$/ }).click()
  }
  // Before a tap, nothing is asked of the app.
  expect(miniApp.heard).toEqual([])
  miniApp.next('decline')
  await choose()
  await expect(modal.title('Login not completed')).toBeVisible()
  miniApp.next('ignore')
  await modal.button('Try again').click()
  await expect(modal.title('Approve the login')).toBeVisible()
  await expect(modal.dialog.getByRole('link')).toHaveCount(0)
  await modal.button('Close').click()

  miniApp.next('allow')
  await choose()
  await visitor.createWallet()
  await expect(visitor.evm.status).toHaveText('connected')
  const address = (await visitor.evm.address.textContent()) ?? ''
  expect(miniApp.heard).toEqual(['context', 'signIn', 'context', 'signIn', 'context', 'signIn'])

  // A browser that is known needs nothing more.
  await visitor.logOut()
  await choose()
  await expect(visitor.evm.address).toHaveText(address, { timeout: 20_000 })
  await quietPage.evaluate(() => {
    const { laboratory } = Object(window)
    void laboratory.kit.open({ view: 'AccountSettings' }).catch(() => undefined)
  })
  await expect(modal.dialog.getByText('FID 5654')).toBeVisible()
})
