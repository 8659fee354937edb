import { openWalletWindow, type WindowView } from '@cleat/embedded-wallet/window'
import type { DrillBrowser } from './createDrillBrowser.ts'
import { createDrillSigner } from './createDrillSigner.ts'
import { sendAs } from './sendAs.ts'

export type DrillWindow = {
  /** What it shows. */
  readonly views: readonly WindowView[]
  /** What it asked the service, without ids. */
  readonly asked: readonly string[]
  /** What its workers did. */
  readonly tasks: readonly string[]
  /** The visitor closes it. */
  close(): void
  /** The page that opened it says so, once it asks. */
  readonly isMet: boolean
}

export declare namespace openDrillWindow {
  type Parameters = {
    browser: DrillBrowser
    /** Of the wallet. */
    url: string
    secret: string
    /** The page that opened it, unless the browser has cut it off. */
    opener?: string | undefined
    onView?: ((view: WindowView) => void) | undefined
  }
}

/** A window of the wallet over a real service. It has the storage of the wallet's own site. */
export function openDrillWindow(parameters: openDrillWindow.Parameters): DrillWindow {
  const { browser, url, secret, onView } = parameters
  const views: WindowView[] = []
  const asked: string[] = []
  const tasks: string[] = []
  let isMet = false
  let events = new EventTarget()
  const signer = createDrillSigner((name) => void tasks.push(name))
  const load = (address: string, opener: string | undefined) => {
    // Nothing of a page runs on in the next one.
    let isGone = false
    events = new EventTarget()
    const [pathname = '', fragment] = address.split('#')
    const its = opener === undefined ? null : {}
    const meet = () => {
      isMet = true
      const said = { source: its, origin: opener, data: { cleat: 'opener' } }
      events.dispatchEvent(Object.assign(new Event('message'), said))
    }
    const window = {
      ...{ opener: its, sessionStorage: browser.session },
      navigator: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0' },
      history: { replaceState: () => undefined },
      location: {
        ...{ origin: url, pathname, hash: fragment ? `#${fragment}` : '' },
        // Its policy cuts it off from its opener.
        replace(next: string) {
          isGone = true
          load(next, undefined)
        },
      },
      document: {
        createElement: () => ({ remove: () => undefined }),
        body: { append: () => setTimeout(meet) },
      },
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    } as unknown as openWalletWindow.Parameters['window']
    browser.use()
    void openWalletWindow({
      ...{ window, signer, chooseSurface: async () => 'window' as const },
      async send(to, init) {
        const path = to.slice(`${url}/wallet/v1/`.length).replace(/[\w-]{22,}/g, ':id')
        if (isGone) return new Promise<never>(() => undefined)
        asked.push(`${init.method} ${path}`)
        return sendAs(browser, { url, isAcross: false }, to, init)
      },
      onView(view) {
        if (isGone) return
        views.push(view)
        onView?.(view)
      },
    })
  }
  load(`/w#${secret}`, parameters.opener)
  return {
    ...{ views, asked, tasks },
    close: () => void events.dispatchEvent(new Event('pagehide')),
    get isMet() {
      return isMet
    },
  }
}
