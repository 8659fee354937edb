import { openDialog } from '../browser/openDialog.ts'
import { openPage } from '../browser/openPage.ts'
import type budgets from '../budgets.json'
import type { Bench, Findings, Site } from './bench.ts'

const idleMs = 3000

/** Counts the requests of a page without a session, beyond the app's own files. */
export async function measureRequests(bench: Bench): Promise<Findings<typeof budgets.requests>> {
  const bare = await listForeign(bench, bench.bare)
  const cleat = await listForeign(bench, bench.cleat)
  const compare = (key: keyof typeof cleat) => ({
    value: cleat[key].length,
    bare: String(bare[key].length),
    cleat: String(cleat[key].length),
  })
  return {
    measured: { idle: compare('idle'), open: compare('open') },
    notes: [...cleat.idle, ...cleat.open].map((url) => `Requested: ${url}`),
  }
}

async function listForeign({ browser }: Bench, site: Site) {
  const opened = await openPage(browser, site.origin)
  try {
    const isForeign = ({ url }: { url: string }) => !site.has(url)
    const list = () => opened.requests.filter(isForeign).map(({ url }) => url)
    await opened.page.waitForTimeout(idleMs)
    const idle = list()
    await openDialog(opened)
    return { idle, open: list().slice(idle.length) }
  } finally {
    await opened.close()
  }
}
