/** The size of a login in AppKit and at most providers, in CSS pixels. */
const features = 'popup,width=600,height=800'

/**
 * Opens a window of the wallet. Its result comes by the service: the secret behind the `#` stays in
 * the browser, and links the window to the frame.
 */
export function openWindow(parameters: { origin: string; path: string }): {
  handoff: string
  isBlocked: boolean
} {
  const { origin, path } = parameters
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const handoff = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  const opened = window.open(`${origin}${path}#${handoff}`, 'cleat-wallet', features)
  return { handoff, isBlocked: opened === null }
}
