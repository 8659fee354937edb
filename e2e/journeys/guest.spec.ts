import { expect, test } from '../fixtures/test.ts'
import { recordSources } from '../pages/recordSources.ts'

test('a page without a session asks nobody anything', async ({ playground, wallet }) => {
  const asked: string[] = []
  playground.page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== new URL(playground.url).origin) asked.push(request.url())
  })
  const sources = recordSources(playground.page)
  await playground.goto()
  await playground.page.waitForTimeout(1000)
  const came = await sources()
  expect(came.filter((path) => path.includes('/packages/react/src/'))).not.toEqual([])
  // The modal is prerendered and has sent no request.
  await expect(playground.page.locator('[data-cleat=modal] dialog')).toBeAttached()
  expect(asked).toEqual([])
  expect(wallet.requests).toEqual([])
})

for (const [prefetch, isFetchedBy] of [
  ['idle', 'idle'],
  ['intent', 'hover'],
  ['none', 'click'],
] as const)
  test(`the interface is fetched when the option prefetch says: ${prefetch}`, async ({
    modal,
    playground,
  }) => {
    const { button, page } = playground
    const sources = recordSources(page)
    const isFetched = async () => (await sources()).some((path) => path.includes('/ui/src/shell/'))
    const drawn = page.locator('[data-cleat=modal] dialog')
    await playground.goto({ prefetch })
    if (isFetchedBy === 'idle') await expect(drawn).toBeAttached()
    else await page.waitForTimeout(1000)
    expect(await isFetched()).toBe(isFetchedBy === 'idle')

    await button.dispatchEvent('pointerover')
    if (isFetchedBy === 'hover') await expect(drawn).toBeAttached()
    else await page.waitForTimeout(500)
    expect(await isFetched()).toBe(isFetchedBy !== 'click')

    await expect(modal.dialog).toBeHidden()
    await button.click()
    await expect(modal.title('Connect wallet')).toBeVisible()
    expect(await isFetched()).toBe(true)
  })

test('before it opens, nobody can see, press, focus or hear the modal', async ({
  modal,
  playground,
  wallet: _,
}) => {
  const { page } = playground
  await playground.goto()
  const drawn = page.locator('[data-cleat=modal] dialog')
  await expect(drawn.getByText('Harbour Wallet')).toBeAttached()
  // It is laid out by now, and the page still holds nothing of it.
  await expect
    .poll(() => drawn.evaluate(({ offsetHeight }: HTMLElement) => offsetHeight))
    .not.toBe(0)
  await expect(modal.dialog).toBeHidden()
  const seen = () =>
    page.evaluate(() => {
      const { innerWidth, innerHeight } = window
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
      const isIn = (element: Element | null) => element?.closest('[data-cleat=modal]') !== null
      return {
        isPressed: middle !== null && isIn(middle),
        isFocused: document.activeElement !== null && isIn(document.activeElement),
      }
    })
  const nothing = { isPressed: false, isFocused: false }
  expect(await seen()).toEqual(nothing)
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    expect(await seen()).toEqual(nothing)
  }
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const heard = nodes.filter(({ ignored }) => !ignored)
  const names = heard.map(({ name }) => name?.value)
  // The button has this name too.
  expect(names).toContain('Connect wallet')
  const headings = heard.filter(({ role }) => role?.value === 'heading')
  expect(headings.map(({ name }) => name?.value)).not.toContain('Connect wallet')
  expect(names).not.toContain('Harbour Wallet')

  await playground.button.click()
  await expect(modal.title('Connect wallet')).toBeFocused()
  await expect(modal.button(/Harbour Wallet/)).toBeVisible()
})

test('focus moves in, stays in and returns; Escape closes; the page is left as it was', async ({
  modal,
  playground,
  wallet: _,
}) => {
  const { page } = playground
  await playground.goto()
  const before = await page.evaluate(() => [
    document.body.getAttribute('style'),
    document.documentElement.getAttribute('style'),
    document.body.offsetWidth,
  ])
  await playground.button.focus()
  await page.keyboard.press('Enter')
  await expect(modal.dialog).toBeVisible()
  const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
  await expect.poll(isInside).toBe(true)
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press(press % 3 === 2 ? 'Shift+Tab' : 'Tab')
    await expect.poll(isInside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(modal.dialog).toBeHidden()
  await expect(playground.button).toBeFocused()
  await expect
    .poll(() =>
      page.evaluate(() => [
        document.body.getAttribute('style'),
        document.documentElement.getAttribute('style'),
        document.body.offsetWidth,
      ]),
    )
    .toEqual(before)
})

test('by keyboard alone: connect, switch and disconnect', async ({ modal, playground, wallet }) => {
  const { page } = playground
  await playground.goto()
  await playground.button.focus()
  await page.keyboard.press('Enter')
  await modal.button(/Harbour Wallet/).focus()
  await page.keyboard.press('Enter')
  await expect(playground.status).toHaveText('connected')
  await expect(modal.dialog).toBeHidden()
  await playground.button.focus()
  await page.keyboard.press('Space')
  await modal.button(/Ethereum/).focus()
  await page.keyboard.press('Enter')
  await modal.button(/Arbitrum/).focus()
  await page.keyboard.press('Enter')
  await expect(playground.chainId).toHaveText('42161')
  expect(wallet.chainId).toBe(42161)
})
