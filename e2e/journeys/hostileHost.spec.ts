import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

/** The styles of a careless host page: by element name and universal. */
const hostileStyles = `
  * { box-sizing: content-box; letter-spacing: 2px; }
  button { background: red; border: 4px dashed lime; border-radius: 0; text-transform: uppercase; padding: 30px; }
  h1, h2, h3 { font: italic 40px serif; color: red; margin: 50px; }
  p, span, div { color: orange; line-height: 3; }
  ul, li { list-style: square; padding: 20px; margin: 20px; }
  img, svg { max-width: 10px; opacity: 0.2; }
  path, rect, circle { color: red; fill: red; stroke: lime; stroke-linecap: butt; stroke-width: 9px; }
  input { border: 10px solid blue; }
  a { color: purple; text-decoration: underline wavy; }
  button::before { content: 'X'; }
  dialog { margin: 100px; padding: 50px; border: 20px solid red; background: pink; opacity: 0.5; width: 200px; }
  dialog::backdrop { display: block; background: red; }
`

/**
 * The computed styles of every element of the modal, in order. For icons, only the visible ones.
 */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(':is(dialog, dialog *):not(svg, svg *)')].map((element) => {
      const style = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      // The overlay covers the whole page, which the host made wider than the phone.
      const width = Math.min(box.width, document.documentElement.clientWidth)
      const height = Math.min(box.height, document.documentElement.clientHeight)
      const before = getComputedStyle(element, '::before').content
      const backdrop = getComputedStyle(element, '::backdrop').display
      const values = [
        ...[style.color, style.backgroundColor, style.font, style.letterSpacing, style.padding],
        ...[style.margin, style.border, style.textTransform, style.textDecoration, style.opacity],
      ]
      return [
        element.tagName,
        Math.round(width),
        Math.round(height),
        before,
        backdrop,
        ...values,
      ].join(' | ')
    }),
  )
}

function drawings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(':is(dialog svg, dialog svg *)')].map((element) => {
      const style = getComputedStyle(element)
      const values = [style.color, style.fill, style.stroke, style.strokeWidth, style.strokeLinecap]
      return [element.tagName, ...values, style.opacity, style.maxWidth].join(' | ')
    }),
  )
}

for (const layer of ['no layer', 'a layer'] as const)
  test(`styles of the host in ${layer} do not reach the modal`, async ({
    modal,
    playground,
    wallet: _,
  }) => {
    const { page } = playground
    const look = async () => {
      await playground.button.click()
      await expect(modal.button(/Harbour Wallet/)).toBeVisible()
      // The wallets of the list come in their time.
      await expect(modal.dialog.getByRole('img', { name: /^Loading/ })).toHaveCount(0)
      await page.mouse.move(2, 2)
      await page.waitForTimeout(600)
      return [...(await looks(page)), ...(await drawings(page))]
    }
    await playground.goto()
    const before = await look()
    expect(before.length).toBeGreaterThan(10)
    await page.reload()
    await page.addStyleTag({
      content: layer === 'a layer' ? `@layer host { ${hostileStyles} }` : hostileStyles,
    })
    expect(await look()).toEqual(before)
  })
