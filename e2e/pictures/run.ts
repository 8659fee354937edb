import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { launchOptions } from '../browser.ts'
import { buildLaboratory, type Laboratory, startLaboratory } from '../laboratory.ts'
import { type Look, looks, nameLook } from '../visualStates/look.ts'
import { openStage, type Stage } from '../visualStates/openStage.ts'
import type { Visit } from '../visualStates/visit.ts'
import { visualStates } from '../visualStates/visualStates.ts'
import { type Picture, renderSheet } from './renderSheet.ts'
import { takeStrips } from './strips/takeStrips.ts'
import { takeDevtools } from './takeDevtools.ts'
import { takeWindows } from './takeWindows.ts'

const { values } = parseArgs({
  options: {
    /** Takes only looks whose names contain this, such as `phone-dark`. */
    look: { type: 'string', default: '' },
    /** Takes only visits with this configuration of the laboratory, such as `money`. */
    config: { type: 'string' },
    /** Takes strips of frames of what moves into this folder, and nothing else. */
    strips: { type: 'string' },
    /** Takes only strips of motions whose names contain this, such as `drag`. */
    motion: { type: 'string', default: '' },
  },
})
const all = resolve(import.meta.dirname, '../test-results/pictures')
const keptFolder = resolve(import.meta.dirname, '../../docs/pictures')
const motionMs = 700
/** Around the modal, in CSS pixels. */
const margin = 32
/** The pictures of the README. */
const shown = [
  'connect-desktop-light-ltr',
  'connect-desktop-dark-ltr',
  'tokens-desktop-light-ltr',
  'tokens-desktop-dark-ltr',
  'send-preview-desktop-light-ltr',
  'send-preview-desktop-dark-ltr',
  'send-success-desktop-light-ltr',
  'send-success-desktop-dark-ltr',
  'all-wallets-phone-dark-ltr',
  'networks-connected-phone-light-rtl',
  'pairing-code-desktop-light-ltr',
]

/** Takes every view in its states and looks, and renders one contact sheet per look. */
async function main(): Promise<void> {
  mkdirSync(all, { recursive: true })
  mkdirSync(keptFolder, { recursive: true })
  await buildLaboratory()
  const { stop, ...laboratory } = await startLaboratory()
  const browser = await chromium.launch(launchOptions())
  const failures: string[] = []
  try {
    if (values.strips) {
      const { look, motion } = values
      const folder = resolve(values.strips)
      failures.push(...(await takeStrips({ browser, laboratory, folder, look, motion })))
      return
    }
    for (const look of looks.filter((one) => nameLook(one).includes(values.look))) {
      const pictures: Picture[] = []
      const { config } = values
      for (const visit of visualStates.filter((one) => !config || one.config === config))
        await play({ browser, laboratory, look, visit, pictures }).catch((error: unknown) =>
          failures.push(`${nameLook(look)}, after ${pictures.at(-1)?.name}: ${String(error)}`),
        )
      const isPhone = look.device === 'phone'
      const path = join(keptFolder, `sheet-${nameLook(look)}`)
      const format = isPhone ? { width: 260, columns: 9 } : { width: 300, columns: 8 }
      await renderSheet({ browser, pictures, path, ...format })
      console.log(`${path}.jpg: ${pictures.length} pictures`)
    }
    if (!values.look) {
      await takeWindows({ browser, laboratory, path: join(keptFolder, 'pairing-windows.png') })
      await takeDevtools({ browser, laboratory, folder: keptFolder })
    }
  } finally {
    await browser.close()
    await stop()
    for (const failure of failures) console.error(failure)
    process.exitCode = failures.length > 0 ? 1 : 0
  }
}

async function play(parameters: {
  browser: Browser
  laboratory: Laboratory
  look: Look
  visit: Visit
  pictures: Picture[]
}): Promise<void> {
  const { visit, pictures, ...setting } = parameters
  const { act, ...where } = visit
  const stage = await openStage({ ...setting, ...where })
  try {
    await act(stage, async (name, page = stage.page) => {
      await page.waitForTimeout(motionMs)
      const path = join(all, `${name}-${nameLook(setting.look)}.png`)
      await page.screenshot({ path, animations: 'disabled' })
      const isWhole = page !== stage.page || /^(page|embedded)/.test(name)
      const isCropped = setting.look.device === 'desktop' && !isWhole
      pictures.push({ name, path, isCropped })
      const file = `${name}-${nameLook(setting.look)}`
      if (!shown.includes(file)) return
      const kept = join(keptFolder, `${file}.png`)
      if (setting.look.device === 'phone') copyFileSync(path, kept)
      else await takeModal(stage, kept)
    })
  } catch (error) {
    // What the visit saw instead of what it waited for.
    const last = pictures.at(-1)?.name ?? 'start'
    const path = join(all, `failed-after-${last}-${nameLook(setting.look)}.png`)
    await stage.page.screenshot({ path }).catch(() => undefined)
    throw error
  } finally {
    await stage.close()
  }
}

/** The modal with a margin of the page, which readers see larger than a whole window. */
async function takeModal({ page, screen }: Stage, path: string): Promise<void> {
  const box = await screen.locator('dialog [class*=panel]').first().boundingBox()
  if (!box) throw new Error('The modal is not on the page.')
  const clip = {
    x: box.x - margin,
    y: Math.max(box.y - margin, 0),
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  }
  await page.screenshot({ path, clip, animations: 'disabled' })
}

if (!values.strips) rmSync(all, { recursive: true, force: true })
await main()
