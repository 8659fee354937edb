import { findHost, type Host } from './findHost.ts'

export type Device = {
  /** The operating system, as far as links to apps depend on it. */
  readonly system: 'ios' | 'android' | 'other'
  /** Whether it is a phone or a tablet. An iPad with a desktop user agent counts. */
  readonly isHandheld: boolean
  /** The app or site that embeds or displays the page. */
  readonly host: Host
  readonly isFramed: boolean
  /**
   * Whether it is iOS Safari or identifies as it. It drops the user gesture across asynchronous
   * work.
   */
  readonly isIosSafari: boolean
}

/** The environment of the page, as far as links to wallets depend on it. */
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
  // iPads request desktop pages by default. No Mac has a touch screen.
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'ios'
  return /Android/.test(userAgent) ? 'android' : 'other'
}

/** A laptop with a touch screen reports its fine pointer as the primary one. */
function isTouchFirst(window: Window): boolean {
  return window.matchMedia?.('(pointer: coarse)').matches ?? false
}

/** Other browsers on iOS omit `Version/` or add their own token. */
function isSafari(userAgent: string): boolean {
  return (
    /Version\/[\d.]+.* Safari\//.test(userAgent) &&
    !/CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|Ddg\/|Brave|YaBrowser|UCBrowser/.test(
      userAgent,
    )
  )
}
