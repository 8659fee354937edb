import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import type { Look } from '../visualStates/look.ts'
import { openStage } from '../visualStates/openStage.ts'
import { visualStates } from '../visualStates/visualStates.ts'

const motionMs = 400
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function findViolations(page: Page, choose: (axe: AxeBuilder) => AxeBuilder) {
  const { violations } = await choose(new AxeBuilder({ page }).include('[data-cleat]')).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** By script: the page behind an open modal takes no clicks. */
async function switchTheme(page: Page, theme: 'light' | 'dark') {
  await page.evaluate(() => document.querySelector<HTMLElement>('header .quiet')?.click())
  await expect(page.locator('[data-cleat][data-theme]').first()).toHaveAttribute(
    'data-theme',
    theme,
  )
  await page.waitForTimeout(motionMs)
}

for (const direction of ['ltr', 'rtl'] as const)
  test(`no view bars anybody: ${direction}`, async ({ browser, laboratory }) => {
    test.setTimeout(600_000)
    const look: Look = { device: 'desktop', theme: 'light', direction }
    for (const { act, config, wallets } of visualStates) {
      const stage = await openStage({ browser, laboratory, look, config, wallets })
      const { page } = stage
      await act(stage, async (name) => {
        await page.waitForTimeout(motionMs)
        const found = await findViolations(page, (axe) => axe.withTags(tags))
        expect.soft(found, name).toEqual([])
        // The other theme has other colours, and nothing else.
        await switchTheme(page, 'dark')
        const dark = await findViolations(page, (axe) => axe.withRules(['color-contrast']))
        expect.soft(dark, `${name}, dark`).toEqual([])
        await switchTheme(page, 'light')
      })
      await stage.close()
    }
  })
