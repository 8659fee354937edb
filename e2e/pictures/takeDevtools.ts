import type { Browser } from 'playwright-core'
import type { Laboratory } from '../laboratory.ts'
import { nameLook } from '../visualStates/look.ts'
import { openStage } from '../visualStates/openStage.ts'

export declare namespace takeDevtools {
  type Parameters = { browser: Browser; laboratory: Laboratory; folder: string }
}

const motionMs = 700

/** The devtools below an app that has sent a payment, in both themes. */
export async function takeDevtools(parameters: takeDevtools.Parameters): Promise<void> {
  const { browser, laboratory, folder } = parameters
  for (const theme of ['light', 'dark'] as const) {
    const look = { device: 'desktop', theme, direction: 'ltr' } as const
    const search = { devtools: 'on' }
    const stage = await openStage({ browser, laboratory, look, search, pixelRatio: 1 })
    try {
      const { page } = stage
      await stage.connect()
      await page.getByRole('button', { name: 'Send transaction' }).click()
      await page.getByText('Mined in block').waitFor()
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByRole('button', { name: 'Open Cleat devtools' }).click()
      const panel = page.getByRole('region', { name: 'Cleat devtools' })
      await panel.getByRole('tab', { name: 'Requests' }).click()
      await panel.getByRole('article').waitFor()
      await page.waitForTimeout(motionMs)
      const path = `${folder}/devtools-${nameLook(look)}.jpg`
      await page.screenshot({ path, type: 'jpeg', quality: 90 })
    } finally {
      await stage.close()
    }
  }
}
