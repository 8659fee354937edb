import { viewports } from '../browser.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ isStill: true })

test.describe('on a phone', () => {
  test.use(viewports.phone)

  test('the sheet follows the finger', async ({ guest }) => {
    const { page } = guest
    await guest.goto()
    await guest.first.tap()
    const title = guest.dialogs.getByRole('heading', { level: 2 })
    await title.waitFor()
    await page.waitForTimeout(400)
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y = 0) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: 195, y }],
      })
    const top = async () => Math.round((await title.boundingBox())?.y ?? -1)

    const rest = await top()
    await touch('touchStart', rest)
    for (const by of [20, 40, 60]) {
      await touch('touchMove', rest + by)
      await page.waitForTimeout(60)
      expect(await top()).toBe(rest + by)
    }
    await page.waitForTimeout(200)
    await touch('touchEnd')
    await expect.poll(top).toBe(rest)

    // Pulled up, it gives way less and less.
    await touch('touchStart', rest)
    await touch('touchMove', rest - 60)
    await touch('touchMove', rest - 200)
    await page.waitForTimeout(60)
    expect(await top()).toBeLessThan(rest)
    expect(await top()).toBeGreaterThan(rest - 100)
    await touch('touchEnd')
    await expect.poll(top).toBe(rest)

    await touch('touchStart', rest)
    for (const by of [20, 160, 320]) await touch('touchMove', rest + by)
    await touch('touchEnd')
    await expect(guest.dialogs).toHaveCount(0)
    await expect(guest.first).toBeFocused()
  })

  test('the sheet is pulled away by its content, and stays where it is while a search narrows', async ({
    guest,
  }) => {
    const { page } = guest
    await guest.goto()
    await guest.first.tap()
    const title = guest.dialogs.getByRole('heading', { level: 2 })
    await guest.dialogs.getByRole('button', { name: 'All wallets' }).tap()
    const search = guest.dialogs.getByRole('searchbox')
    await search.waitFor()
    const top = async () => Math.round((await title.boundingBox())?.y ?? -1)
    const getMove = async () => {
      const before = await top()
      await page.waitForTimeout(300)
      return (await top()) - before
    }
    await expect.poll(getMove).toBe(0)
    const rest = await top()
    for (const letter of ['z', 'q', 'x', 'y']) {
      await search.press(letter)
      await page.waitForTimeout(120)
      // Half a pixel is rounded up or down.
      expect(Math.abs((await top()) - rest)).toBeLessThanOrEqual(1)
    }
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y = 0) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: 195, y }],
      })
    await touch('touchStart', 400)
    for (const by of [20, 120, 260, 400]) await touch('touchMove', 400 + by)
    await touch('touchEnd')
    await expect(guest.dialogs).toHaveCount(0)
  })

  test('nothing is wider than a screen of 320 pixels', async ({ guest, wallet: _ }) => {
    const { page } = guest
    await page.setViewportSize({ width: 320, height: 568 })
    await guest.goto()
    await guest.first.tap()
    const row = guest.dialogs.getByRole('button', { name: /Harbour Wallet/ })
    await row.waitFor()
    const isInside = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('dialog :is(h2, button, a, p, img)')].every((element) => {
          const { left, right } = element.getBoundingClientRect()
          return left >= 0 && right <= 320 && document.documentElement.scrollWidth <= 320
        }),
      )
    await expect.poll(isInside).toBe(true)
    await row.tap()
    await expect(guest.dialogs).toHaveCount(0)
    await guest.first.tap()
    await expect(guest.dialogs.getByRole('heading', { name: 'Account' })).toBeVisible()
    await expect.poll(isInside).toBe(true)
  })
})

test('nothing moves where motion is not wanted', async ({ guest }) => {
  const { page } = guest
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await guest.goto()
  await guest.first.click()
  await guest.dialogs.waitFor()
  const places = () =>
    page.evaluate(async () => {
      const seen = new Set<string>()
      const moving = new Set<string>()
      for (let frame = 0; frame < 20; frame += 1) {
        await new Promise(requestAnimationFrame)
        for (const heading of document.querySelectorAll('dialog :is(h2, h3, input)')) {
          const { x } = heading.getBoundingClientRect()
          seen.add(`${heading.textContent} ${Math.round(x)}`)
        }
        for (const animation of document.getAnimations())
          if (animation instanceof CSSTransition || !(animation instanceof CSSAnimation))
            moving.add(animation.id || animation.constructor.name)
      }
      return { moving: [...moving], seen: [...seen].map((place) => place.replace(/ \d+$/, '')) }
    })
  const first = await places()
  expect(new Set(first.seen).size).toBe(first.seen.length)
  expect(first.moving).toEqual([])
  await guest.dialogs.getByRole('button', { name: 'All wallets' }).click()
  const next = await places()
  expect(new Set(next.seen).size).toBe(next.seen.length)
  expect(next.moving).toEqual([])
  // What animates is not even loaded.
  await page.waitForTimeout(1500)
  expect(loaded.filter((url) => /motionEngine/.test(url))).toEqual([])
})

test('what animates is loaded after the first frame', async ({ guest }) => {
  const { page } = guest
  await guest.goto()
  const request = page.waitForRequest(/motionEngine/)
  await guest.first.click()
  await guest.dialogs.getByRole('button', { name: 'All wallets' }).waitFor()
  await request
})
