import { CleatError } from '@cleat/core/adapter'

export type PopupWatch = {
  /** Runs a request, and ends it at once when the browser does not let its popup open. */
  run<value>(request: () => Promise<value>): Promise<value>
}

export declare namespace createPopupWatch {
  type Parameters = {
    window: Window
    /** Where the popups of the wallet lead. All others are none of our business. */
    origin: string
    /** The wallet's name, for error messages. */
    wallet: string
  }
}

/**
 * Coinbase's SDK answers a blocked popup with a note of its own in the page, and waits for a click on it for ever. With
 * this watch the request is rejected with `WALLET_POPUP_BLOCKED`, and the note is taken out of the page. `window.open` is
 * stood in for only while a request runs.
 */
export function createPopupWatch(parameters: createPopupWatch.Parameters): PopupWatch {
  const { window, origin, wallet } = parameters
  const waiting = new Set<(error: CleatError) => void>()
  let stop = () => {}

  const start = () => {
    const { open } = window
    const watched: Window['open'] = (...args) => {
      const notes = new Set(findNotes(window))
      const popup = Reflect.apply(open, window, args)
      if (popup === null && isOf(origin, args[0])) {
        queueMicrotask(() => removeNotes(window, notes))
        for (const reject of waiting)
          reject(new CleatError('WALLET_POPUP_BLOCKED', { context: { wallet } }))
      }
      return popup
    }
    // A page may have forbidden this. Then the note is what a visitor gets.
    Reflect.set(window, 'open', watched)
    return () => {
      // Somebody who stands before it by now goes on to call it, and finds nobody waiting.
      if (window.open === watched) Reflect.set(window, 'open', open)
    }
  }

  return {
    async run(request) {
      let reject: (error: CleatError) => void = () => {}
      const blocked = new Promise<never>((_, callback) => {
        reject = callback
      })
      if (waiting.size === 0) stop = start()
      waiting.add(reject)
      try {
        return await Promise.race([request(), blocked])
      } finally {
        waiting.delete(reject)
        if (waiting.size === 0) stop()
      }
    },
  }
}

function isOf(origin: string, url: string | URL | undefined): boolean {
  const text = String(url)
  return URL.canParse(text) && new URL(text).origin === origin
}

function findNotes({ document }: Window): readonly Element[] {
  return [...document.querySelectorAll('.-cbwsdk-css-reset')]
}

/** Once its root is out of the page, the SDK goes on to write into it unseen. */
function removeNotes(window: Window, before: ReadonlySet<Element>): void {
  for (const note of findNotes(window)) if (!before.has(note)) note.remove()
}
