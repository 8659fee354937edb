/** A window that the tested code opened. */
export type FakePopup = {
  readonly name: string
  readonly features: string
  /** Where it was led to, in order. `about:blank` is the first. */
  readonly urls: string[]
  /** What the page in it can reach of this page. */
  opener: unknown
  /** What the opener was at each navigation. */
  readonly openers: unknown[]
  closed: boolean
  isFocused: boolean
}

/** The part of a window that opens others. */
export type FakePopups = {
  readonly popups: FakePopup[]
  readonly open: Window['open']
  /** The browser blocks what is opened from now on. */
  block(): void
}

export function createFakePopups(): FakePopups {
  const popups: FakePopup[] = []
  let isBlocked = false
  return {
    popups,
    block() {
      isBlocked = true
    },
    open(url, name = '', features = '') {
      if (isBlocked) return null
      const popup: FakePopup & {
        location: unknown
        document: unknown
        close(): void
        focus(): void
      } = {
        ...{ name, features, urls: [String(url)], opener: 'this page', openers: [] },
        ...{ closed: false, isFocused: false, document: {} },
        location: {
          replace(next: string) {
            popup.urls.push(next)
            popup.openers.push(popup.opener)
          },
        },
        close() {
          popup.closed = true
        },
        focus() {
          popup.isFocused = true
        },
      }
      popups.push(popup)
      return popup as object as Window
    },
  }
}
