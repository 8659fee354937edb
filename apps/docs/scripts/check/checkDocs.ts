import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { ensureChromium } from '../../../../tooling/chromium.ts'
import { serveFolder } from '../../../../tooling/serveFolder.ts'
import { dist } from '../repository.ts'
import { checkLive } from './checkLive.ts'
import { checkPages } from './checkPages.ts'
import { checkSearch } from './checkSearch.ts'
import { findBrokenLinks } from './findBrokenLinks.ts'
import { findErrorsWithoutPart, findNamesWithoutPage } from './findMissing.ts'
import { readBuilt } from './readBuilt.ts'

export declare namespace checkDocs {
  type Parameters = {
    /** The only package whose names have pages. @default all of them */
    only?: string | undefined
    /** A folder for screenshots of the checked pages. */
    pictures?: string | undefined
  }
}

/** Looks at the built site, prints what is wrong and returns whether nothing is. */
export async function checkDocs({ only, pictures }: checkDocs.Parameters): Promise<boolean> {
  if (pictures) await mkdir(pictures, { recursive: true })
  const built = readBuilt()
  const checks: [string, readonly string[]][] = [
    ['links', findBrokenLinks(built)],
    ['public names', findNamesWithoutPage(built, { only })],
    ['errors', findErrorsWithoutPart(built)],
  ]
  const { url, stop } = await serveFolder(dist)
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    checks.push(['pages', await checkPages({ browser, url, pictures })])
    checks.push(['search', await checkSearch({ browser, url })])
    checks.push(['live', await checkLive({ browser, url, pictures })])
  } finally {
    await browser.close()
    stop()
  }
  const failures = checks.flatMap(([name, problems]) => problems.map((one) => `${name}: ${one}`))
  for (const failure of failures) console.log(`✗ ${failure}`)
  const passed = checks.filter(([, problems]) => problems.length === 0).length
  console.log(`${built.pages.size} pages. ${passed} checks passed, ${failures.length} problems.`)
  if (process.env.CLEAT_COUNTS) {
    const counts = { passed, failed: failures.length, failures }
    await writeFile(process.env.CLEAT_COUNTS, JSON.stringify(counts))
  }
  return failures.length === 0
}
