import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { ensureChromium } from '../../../../tooling/chromium.ts'
import { serveFolder } from '../../../../tooling/serveFolder.ts'
import { findOverflow } from './findOverflow.ts'
import { findProblems } from './findProblems.ts'
import { darken, openGallery, showStory } from './openStory.ts'
import { scanCodes } from './scanCodes.ts'
import { type Setting, settings } from './settings.ts'

export type Failure = { readonly story: string; readonly problems: readonly string[] }

type Look = { readonly id: string; readonly setting: Setting }

type View = Look & {
  readonly theme: 'light' | 'dark'
  /** The only axe rules to run. @default all of them */
  readonly rules?: readonly string[] | undefined
  show(): Promise<void>
}

const pageCount = 3

/**
 * Checks every story of a built gallery in every setting: axe with contrast, errors, console
 * messages.
 */
export async function checkGallery(parameters: {
  site: string
  /** Only stories whose id contains this. */
  wanted: string
  /** More toolbar settings, such as `locale:pseudo`. */
  globals?: string | undefined
  /** A folder for a screenshot of each story. */
  pictures?: string | undefined
}): Promise<{ readonly passed: number; readonly failures: readonly Failure[] }> {
  const { site, wanted, globals, pictures } = parameters
  const ids = (await readIds(site)).filter((id) => id.includes(wanted))
  const waiting: Look[] = settings.flatMap((setting) => ids.map((id) => ({ id, setting })))
  const failures: Failure[] = []
  let passed = 0

  if (pictures) await mkdir(pictures, { recursive: true })
  const { url, stop } = await serveFolder(site)
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const work = async () => {
    const page = await openPage(browser)
    let last: Setting | undefined
    for (let look = waiting.shift(); look; look = waiting.shift()) {
      const { id, setting } = look
      const isLoaded = last === setting
      const show = () =>
        isLoaded ? showStory(page, id) : openGallery(page, { url, globals, ...look })
      const isFine = await report(page, { ...look, theme: 'light', show })
      if (setting.isDarkToo) {
        const rules = ['color-contrast']
        await report(page, { ...look, theme: 'dark', rules, show: () => darken(page) })
      }
      // A broken story may have broken the page, so the next one reloads it.
      last = isFine ? setting : undefined
    }
  }
  /** @returns whether nothing was found */
  const report = async (page: Page, view: View): Promise<boolean> => {
    const { id, setting, theme } = view
    const problems = await checkStory(page, view)
    if (problems.length === 0) passed++
    else failures.push({ story: `${id} (${theme}, ${setting.direction})`, problems })
    if (pictures)
      await page.screenshot({ path: join(pictures, `${id}-${theme}-${setting.direction}.png`) })
    return problems.length === 0
  }
  try {
    await Promise.all(Array.from({ length: pageCount }, work))
  } finally {
    await browser.close()
    stop()
  }
  return { passed, failures }
}

async function checkStory(page: Page, { rules, show }: View): Promise<readonly string[]> {
  const messages: string[] = []
  page.removeAllListeners('console').removeAllListeners('pageerror')
  page.on('pageerror', (error) => messages.push(`Error: ${error.message}`))
  page.on('console', (message) => {
    const [line] = message.text().split('\n')
    if (['error', 'warning'].includes(message.type()))
      messages.push(`Console: ${line} ${message.location().url}`)
  })
  try {
    await show()
    const found = [...(await findProblems(page, rules)), ...(await findOverflow(page))]
    return [...found, ...(await scanCodes(page)), ...messages]
  } catch (error) {
    return [String(error), ...messages]
  }
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  return context.newPage()
}

async function readIds(site: string): Promise<readonly string[]> {
  const index = JSON.parse(await readFile(join(site, 'index.json'), 'utf8')) as {
    entries: { [id: string]: { type: string } }
  }
  return Object.entries(index.entries).flatMap(([id, { type }]) => (type === 'story' ? [id] : []))
}
