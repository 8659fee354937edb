import { openWalletWindow, type WindowView } from '@cleat/embedded-wallet/window'
import { createDrillArea } from './createDrillArea.ts'
import type { DrillBrowser } from './createDrillBrowser.ts'
import { createDrillSigner } from './createDrillSigner.ts'
import { leaveForDrillProvider } from './leaveForDrillProvider.ts'
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
  /** It is gone at once, and nothing in it runs on. */
  remove(): void
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
    /** As for a frame. */
    onStep?: ((step: string) => void | Promise<void>) | undefined
  }
}

const never = new Promise<never>(() => undefined)

/** A window of the wallet over a real service. It has the storage of the wallet's own site. */
export function openDrillWindow(parameters: openDrillWindow.Parameters): DrillWindow {
  const { browser, url, secret, onView, onStep = () => undefined } = parameters
  const views: WindowView[] = []
  const asked: string[] = []
  const tasks: string[] = []
  // Of its tab.
  const memory = createDrillArea()
  let isMet = false
  let isClosed = false
  let events = new EventTarget()
  const load = (address: string, opener: string | undefined) => {
    // Nothing of a page runs on in the next one.
    let isGone = false
    const unlessGone = <answer>(run: Promise<answer>): Promise<answer> =>
      run.then(
        (answer) => (isGone || isClosed ? never : answer),
        (error: unknown) => {
          if (isGone || isClosed) return never
          throw error
        },
      )
    events = new EventTarget()
    const [pathname = '', fragment] = address.split('#')
    const its = opener === undefined ? null : {}
    const meet = () => {
      isMet = true
      const said = { source: its, origin: opener, data: { cleat: 'opener' } }
      events.dispatchEvent(Object.assign(new Event('message'), said))
    }
    const window = {
      ...{ opener: its, sessionStorage: memory },
      navigator: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0' },
      history: { replaceState: () => undefined },
      location: {
        ...{ origin: url, pathname, hash: fragment ? `#${fragment}` : '' },
        // Its policy cuts it off from its opener.
        replace(next: string) {
          isGone = true
          load(next, undefined)
        },
        assign(path: string) {
          isGone = true
          void leaveForDrillProvider({ browser, url, path, onStep }).then((next) => {
            if (!isClosed) load(next, undefined)
          })
        },
      },
      document: {
        createElement: () => ({ remove: () => undefined }),
        body: { append: () => setTimeout(meet) },
      },
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    } as unknown as openWalletWindow.Parameters['window']
    const exchange = async (to: string, init: RequestInit) => {
      const path = to.slice(`${url}/wallet/v1/`.length).replace(/[\w-]{22,}/g, ':id')
      const name = `${init.method} ${path}`
      await onStep(`window → ${name}`)
      if (isGone || isClosed) return never
      asked.push(name)
      const answer = await sendAs(browser, { url, isAcross: false }, to, init)
      await onStep(`window ← ${name}`)
      return answer
    }
    browser.use()
    void openWalletWindow({
      ...{ window, chooseSurface: async () => 'window' as const },
      signer: createDrillSigner(async (name) => {
        await onStep(`window worker ${name}`)
        tasks.push(name)
      }, unlessGone),
      send: (to, init) => unlessGone(exchange(to, init)),
      onView(view) {
        if (isGone || isClosed) return
        views.push(view)
        onView?.(view)
      },
    })
  }
  load(`/w#${secret}`, parameters.opener)
  return {
    ...{ views, asked, tasks },
    close: () => void events.dispatchEvent(new Event('pagehide')),
    remove() {
      isClosed = true
    },
    get isMet() {
      return isMet
    },
  }
}
