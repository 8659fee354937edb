import { toBase64Url } from '../protocol/toBase64Url.ts'
import { sayWhoOpened } from './sayWhoOpened.ts'
import { type WindowLook, windowLook } from './windowLook.ts'

/** A window of the wallet that a login or a request waits for. */
export type WalletWindow = {
  /** The secret behind the `#` of its address: it links the window to the frame. */
  readonly handoff: string
  /** Whether the browser refused to open it. */
  isBlocked(): boolean
  /** Whether it is there for sure. One whose opener was cut says that it is closed. */
  isThere(): boolean
  /** Opens it once more, or brings it to the front. Call it in a click. */
  show(): void
  close(): void
}

/** The size of a login in AppKit and at most providers, in CSS pixels. */
const features = 'popup,width=600,height=800'

/**
 * Opens a window of the wallet in the tick of a click: nothing is waited for before. Its result
 * comes by the service, so that it does not matter what the browser cuts between windows.
 */
export function openWindow(parameters: {
  origin: string
  path: string
  look?: WindowLook | undefined
}): WalletWindow {
  const { origin, path, look } = parameters
  const handoff = toBase64Url(crypto.getRandomValues(new Uint8Array(32)))
  const url = `${origin}${path}${windowLook.write(look)}#${handoff}`
  const open = () => {
    const own = window.open(url, `cleat-${handoff}`, features)
    if (own) sayWhoOpened(own, origin)
    return own
  }
  let opened = open()
  return {
    handoff,
    isBlocked: () => opened === null,
    isThere: () => opened !== null && !opened.closed,
    show() {
      // A window whose opener was cut says that it is closed, and is found by its name.
      if (opened && !opened.closed) opened.focus()
      else opened = open()
    },
    close: () => opened?.close(),
  }
}
