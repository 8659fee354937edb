/** The window of a provider's page. Nothing that it says is listened to. */
export type ProviderWindow = {
  /** Leads it to a link. Returns false if the visitor closed it meanwhile. */
  navigate(url: string): boolean
  isClosed(): boolean
  focus(): void
  close(): void
}

/** Width and height (spec §9). Pixels. */
const [width, height] = [600, 800]

/**
 * Opens an empty window in the same tick, because a later one has no user gesture. `undefined` if
 * the browser blocks it. The page in it cannot reach this one: it has no opener, and its name is
 * random.
 */
export function openProviderWindow(
  window: Pick<Window, 'open' | 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>,
  { title }: { title: string },
): ProviderWindow | undefined {
  const { screenX = 0, screenY = 0, outerWidth = width, outerHeight = height } = window
  const left = Math.round(screenX + (outerWidth - width) / 2)
  const top = Math.round(screenY + (outerHeight - height) / 2)
  const size = `popup,width=${width},height=${height},left=${left},top=${top}`
  const opened = openEmpty(window, size)
  if (!opened) return undefined
  opened.opener = null
  // An empty page has the address of this one as its title otherwise.
  opened.document.title = title
  return {
    navigate(url) {
      if (opened.closed) return false
      opened.location.replace(url)
      return true
    },
    isClosed: () => opened.closed,
    focus: () => opened.focus(),
    close: () => opened.close(),
  }
}

/** Some wallets' browsers throw where others return nothing. */
function openEmpty(window: Pick<Window, 'open'>, size: string): Window | undefined {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(8))
  const name = `cleat-${[...bytes].map((byte) => byte.toString(36)).join('')}`
  try {
    return window.open('about:blank', name, size) ?? undefined
  } catch {
    return undefined
  }
}
