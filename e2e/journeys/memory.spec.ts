import { expect, test } from '../fixtures/test.ts'

type Shifted = Window & { shifts?: string[] }

test.beforeEach(async ({ modal, playground, wallet: _ }) => {
  await playground.gotoConnected(modal)
})

test('after a reload nothing in the header moves when the account comes back', async ({
  playground,
}) => {
  const { page, button } = playground
  await expect(button).toContainText('ETH')
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources, value } = entry as PerformanceEntry & {
          sources: readonly { node: Node | null }[]
          value: number
        }
        const header = document.querySelector('header')
        const moved = sources.filter(({ node }) => node && header?.contains(node))
        for (const { node } of moved) shifts.push(`${node?.nodeName} ${value}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await expect(button).toContainText('ETH')
  expect(await page.evaluate(() => (window as Shifted).shifts)).toEqual([])
})

test('what was known of the account is there before any node answers, and goes with it', async ({
  playground,
}) => {
  const { page, button } = playground
  await expect(button).toContainText('ETH')
  const before = await button.textContent()
  const stored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('nativeBalances')))
  await expect.poll(stored).toHaveLength(1)
  // Nodes take the question and never answer.
  const own = new URL(page.url()).port
  await page.route(
    (url) => url.port !== own,
    () => undefined,
  )
  await page.reload()
  await expect(button).toHaveText(before ?? '')
  await playground.click('Disconnect')
  await expect(playground.status).toHaveText('disconnected')
  await expect.poll(stored).toEqual([])
})
