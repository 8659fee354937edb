import { launchOptions, viewports } from '../browser.ts'
import { expect, test } from '../fixtures/test.ts'

// Classic scrollbars that take up space, as on Windows and Linux.
test.use({ launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } })

for (const style of [
  '',
  'html { overflow-y: scroll }',
  'body { overflow-y: scroll }',
  'html, body { height: 100% }',
])
  test(`the page behind stays as it is: ${style || 'plain'}`, async ({ guest }) => {
    const { page } = guest
    await page.setViewportSize(viewports.desktop.viewport)
    await guest.goto()
    if (style) await page.addStyleTag({ content: style })
    await page.evaluate(() => scrollTo(0, 30))
    await page.mouse.move(40, 600)
    const measure = () =>
      page.evaluate(() => {
        const { documentElement: html, body } = document
        const { x, y, width } = (document.querySelector('h1') as Element).getBoundingClientRect()
        const attributes = [html, body].map((element) => element.getAttributeNames().join())
        return [x, y, width, scrollY, ...attributes]
      })
    const before = await measure()
    await guest.first.click()
    await guest.dialogs.waitFor()
    expect(await measure()).toEqual(before)
    await page.mouse.wheel(0, 400)
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Space')
    await page.waitForTimeout(300)
    expect(await measure()).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(guest.dialogs).toHaveCount(0)
    expect(await measure()).toEqual(before)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(30)
  })
