export declare namespace followPage {
  type Parameters = {
    page: Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>
    /** Called when the page is visible again, with the milliseconds that it was hidden. */
    onReturn: (hiddenMs: number) => void
  }
}

/**
 * Notifies when the visitor returns to the page: from another tab or app, from the page cache, or
 * after being offline.
 * @returns the unsubscribe function
 */
export function followPage({ page, onReturn }: followPage.Parameters): () => void {
  const { document } = page
  const readHidden = () => (document.visibilityState === 'hidden' ? performance.now() : undefined)
  let hiddenAt = readHidden()
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') hiddenAt = performance.now()
    else back()
  }
  const back = () => {
    const hiddenMs = hiddenAt === undefined ? 0 : performance.now() - hiddenAt
    // The page may still be hidden when it is back online.
    hiddenAt = readHidden()
    onReturn(hiddenMs)
  }
  document.addEventListener('visibilitychange', onVisibility)
  page.addEventListener('pageshow', back)
  page.addEventListener('online', back)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    page.removeEventListener('pageshow', back)
    page.removeEventListener('online', back)
  }
}
