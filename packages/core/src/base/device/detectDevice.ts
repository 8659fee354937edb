import { findHost, type Host } from './findHost.ts'

export type Device = {
  /** The system, as far as links to apps go. */
  readonly system: 'ios' | 'android' | 'other'
  /** A phone or a tablet, told by what it can do: an iPad that calls itself a Mac counts. */
  readonly isHandheld: boolean
  /** Who shows the page. */
  readonly host: Host
  readonly isFramed: boolean
  /** iOS Safari, or what says so: it loses the page's gesture across anything asynchronous. */
  readonly isIosSafari: boolean
}

/** Where the page runs, as far as it matters for reaching wallets. */
export function detectDevice(window: Window): Device {
  const { userAgent } = window.navigator
  const system = detectSystem(window.navigator)
  const isHandheld = system !== 'other' || isTouchFirst(window)
  const isFramed = window.parent !== window
  const host = findHost({ window, isHandheld, isFramed })
  const isIosSafari = system === 'ios' && isSafari(userAgent)
  return { system, isHandheld, host, isFramed, isIosSafari }
}

function detectSystem({ userAgent, maxTouchPoints }: Navigator): Device['system'] {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  // iPads ask for desktop pages by default. No Mac has a touch screen.
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'ios'
  return /Android/.test(userAgent) ? 'android' : 'other'
}

/** A laptop with a touch screen has a finer pointer, and that is the one which counts. */
function isTouchFirst(window: Window): boolean {
  return window.matchMedia?.('(pointer: coarse)').matches ?? false
}

/** Other browsers on iOS leave out `Version/` or add a token of their own. */
function isSafari(userAgent: string): boolean {
  return (
    /Version\/[\d.]+.* Safari\//.test(userAgent) &&
    !/CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|Ddg\/|Brave|YaBrowser|UCBrowser/.test(
      userAgent,
    )
  )
}
