import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { publicNames } from '../../../../scripts/rules/publicNames.ts'
import { listEntries } from '../reference/listEntries.ts'
import { root } from '../repository.ts'
import { openPage } from './openPage.ts'

/** Types the name of every hook into the search, and expects its page among the first results. */
export async function checkSearch(parameters: {
  browser: Browser
  url: string
}): Promise<string[]> {
  const { browser, url } = parameters
  const { page, problems } = await openPage(browser, { scheme: 'light', device: 'desktop' })
  await page.goto(url)
  await page.getByRole('button', { name: 'Search' }).first().click()
  const field = page.getByRole('searchbox').or(page.locator('#localsearch-input')).first()
  const found: string[] = []
  for (const hook of listHooks()) {
    await field.fill(hook)
    const result = page.locator(`a.result[href*="/${hook}"]`).first()
    await result.waitFor({ timeout: 20_000 }).catch(() => found.push(`${hook} is not found`))
  }
  await field.fill('qqzzxxjj')
  await page.getByText('No results for').waitFor({ timeout: 20_000 })
  await page.context().close()
  return [...found, ...problems]
}

function listHooks(): string[] {
  const names = listEntries()
    .filter(({ packageName }) => packageName === '@cleat/react')
    .flatMap(({ path }) => publicNames(readFileSync(join(root, path), 'utf8')))
  return [...new Set(names)].filter((name) => /^use[A-Z]/.test(name))
}
