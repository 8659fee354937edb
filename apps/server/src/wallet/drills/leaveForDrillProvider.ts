import { visitProvider } from '../test/visitProvider.ts'
import type { DrillBrowser } from './createDrillBrowser.ts'
import { sendAs } from './sendAs.ts'

/** How often a visitor loads a page again that did not arrive. */
const [mostLoads, pauseMs] = [60, 800]

/**
 * Goes where a window sends its visitor, logs in at the provider, and comes back.
 * @param parameters.onStep called before each page of the wallet, and once it is there
 * @returns the page that the window is on then
 */
export async function leaveForDrillProvider(parameters: {
  browser: DrillBrowser
  /** Of the wallet. */
  url: string
  path: string
  onStep: (step: string) => void | Promise<void>
}): Promise<string> {
  const { browser, url, path, onStep } = parameters
  /** As a browser does, which shows an error page where none arrives. */
  const load = async (name: string, to: string, site: string) => {
    for (let left = mostLoads; ; left -= 1) {
      try {
        await onStep(`window → ${name}`)
        const init = { method: 'GET', redirect: 'manual', headers: { 'Sec-Fetch-Site': site } }
        const answer = await sendAs(browser, { url, isAcross: false }, to, init as RequestInit)
        await onStep(`window ← ${name}`)
        const next = answer.headers.get('Location')
        if (next !== null) return next
        // The login is over: the visitor goes back.
        if (answer.status < 500) return '/w'
      } catch (error) {
        if (left === 0) throw error
      }
      if (left === 0) return '/w'
      await new Promise((done) => setTimeout(done, pauseMs))
    }
  }
  const away = await load('GET logins/:id/to', `${url}${path}`, 'same-origin')
  if (away.startsWith('/')) return away
  const answer = await visitProvider(away, url)
  return load('GET callback', `${url}${answer.path}?${answer.parameters}`, 'cross-site')
}
