import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import type { Look } from '../visualStates/look.ts'
import { openStage } from '../visualStates/openStage.ts'

// `pnpm gallery --check` runs axe over every view in every state. These tests cover what only a
// page has: the buttons, the frame over the page, embedded screens and themes of the app.

const motionMs = 400
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function findViolations(page: Page, choose: (axe: AxeBuilder) => AxeBuilder) {
  const { violations } = await choose(new AxeBuilder({ page }).include('[data-cleat]')).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Clicks by script, because an open modal blocks clicks on the page behind it. */
async function switchTheme(page: Page, theme: 'light' | 'dark') {
  await page.evaluate(() => document.querySelector<HTMLElement>('header .quiet')?.click())
  await expect(page.locator('[data-cleat][data-theme]').first()).toHaveAttribute(
    'data-theme',
    theme,
  )
  await page.waitForTimeout(motionMs)
}

async function expectAccessible(page: Page, name: string) {
  await page.waitForTimeout(motionMs)
  const found = await findViolations(page, (axe) => axe.withTags(tags))
  expect.soft(found, name).toEqual([])
  // The other theme differs in colours only.
  await switchTheme(page, 'dark')
  const dark = await findViolations(page, (axe) => axe.withRules(['color-contrast']))
  expect.soft(dark, `${name}, dark`).toEqual([])
  await switchTheme(page, 'light')
}

// Colours and names do not depend on the direction of writing.
const configs = {
  ltr: [undefined, 'theme', 'hostile', 'inline'],
  rtl: [undefined, 'inline'],
} as const

for (const direction of ['ltr', 'rtl'] as const)
  for (const config of configs[direction])
    test(`axe finds nothing in a page: ${config ?? 'plain'}, ${direction}`, async ({
      browser,
      laboratory,
    }) => {
      const look: Look = { device: 'desktop', theme: 'light', direction }
      const stage = await openStage({ browser, laboratory, look, config, pixelRatio: 1 })
      const { page, open, connect } = stage
      await expectAccessible(page, 'page')
      if (config !== 'inline') {
        await open()
        await expectAccessible(page, 'connect')
        await page.keyboard.press('Escape')
      }
      await connect()
      await expectAccessible(page, 'connected')
      if (config !== 'inline') {
        await open()
        await expectAccessible(page, 'account')
      }
      await stage.close()
    })
