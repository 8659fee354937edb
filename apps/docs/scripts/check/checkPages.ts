import { join } from 'node:path'
import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { type Look, openPage } from './openPage.ts'

export declare namespace checkPages {
  type Parameters = { browser: Browser; url: string; pictures?: string | undefined }
}

/** One of each kind. */
const kinds = [
  '/',
  '/start/',
  '/start/vite/wagmi',
  '/start/comparison',
  '/guides/theme',
  '/guides/sending',
  '/chains/solana',
  '/hosting/csp',
  '/errors',
  '/migration/rainbowkit',
  '/packages/react',
  '/reference/',
  '/reference/react/useAppKitWallets',
] as const

const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((scheme) =>
  (['desktop', 'phone'] as const).map((device) => ({ scheme, device })),
)

/** Looks at each kind of page with axe, in both themes, on a desktop and a phone. */
export async function checkPages({
  browser,
  url,
  pictures,
}: checkPages.Parameters): Promise<string[]> {
  const found: string[] = []
  for (const look of looks) {
    const { page, problems } = await openPage(browser, look)
    for (const path of kinds) {
      await page.goto(`${url}${path}`, { waitUntil: 'load' })
      const name = `${path} (${look.scheme}, ${look.device})`
      const all = [...(await runAxe(page)), ...(await findSideways(page)), ...problems.splice(0)]
      found.push(...all.map((problem) => `${name}: ${problem}`))
      if (pictures) await page.screenshot({ path: join(pictures, toFile(path, look)) })
    }
    await page.context().close()
  }
  return found
}

function toFile(path: string, { scheme, device }: Look): string {
  const name = path.replaceAll('/', '-').replaceAll(/^-|-$/g, '') || 'home'
  return `${name}-${device}-${scheme}.png`
}

async function runAxe(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => {
    const { axe: inPage } = window as typeof window & { readonly axe: typeof axe }
    return inPage.run(document, { resultTypes: ['violations'] })
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 2).map(({ html }) => `${id}: ${help}. ${html.slice(0, 160)}`),
  )
}

/** A page never scrolls sideways; a table or a code in it may. */
function findSideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`is ${scrollWidth} wide at ${clientWidth}`] : []
  })
}
