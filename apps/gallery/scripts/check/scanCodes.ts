import type { Page } from 'playwright-core'
import { readCode } from '../../../../e2e/pages/readCode.ts'

/** Scans every QR code from its pixels and compares it with its `data-scan` attribute. */
export async function scanCodes(page: Page): Promise<readonly string[]> {
  const problems: string[] = []
  for (const code of await page.locator('[data-scan]').all()) {
    const wanted = await code.getAttribute('data-scan')
    const read = await readCode(code.locator('svg').first())
    if (read !== wanted) problems.push(`The code reads as ${JSON.stringify(read)}.`)
  }
  return problems
}
