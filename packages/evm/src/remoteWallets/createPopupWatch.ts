import { CleatError } from '@cleat/core/adapter'

export type PopupWatch = {
  /** Runs a request, and rejects it at once if the browser blocks its popup. */
  run<value>(request: () => Promise<value>): Promise<value>
}

export declare namespace createPopupWatch {
  type Parameters = {
    window: Window
    /** The address of the wallet's popups. Others are not watched. */
    origin: string
    /** The wallet's name, for error messages. */
    wallet: string
  }
}

/**
 * Coinbase's SDK handles a blocked popup with a dialog in the page, and waits for a click on it
 * forever. This rejects the request with `WALLET_POPUP_BLOCKED` and removes the dialog.
 * `window.open` is replaced only while a request runs.
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
    // If a page forbids this, the visitor sees the dialog.
    Reflect.set(window, 'open', watched)
    return () => {
      // Code that wrapped it in the meantime still calls it, which then does nothing.
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

/** After its root is removed, the SDK keeps writing into the detached root. */
function removeNotes(window: Window, before: ReadonlySet<Element>): void {
  for (const note of findNotes(window)) if (!before.has(note)) note.remove()
}
