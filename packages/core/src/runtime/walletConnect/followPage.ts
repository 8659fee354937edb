export declare namespace followPage {
  type Parameters = {
    page: Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>
    /** The page is in front again, after this many milliseconds out of sight. */
    onReturn: (hiddenMs: number) => void
  }
}

/**
 * Tells when the visitor comes back to the page: from another tab or app, from the page cache, or from being offline.
 * @returns what stops it
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
    // Back online, the page may be out of sight still.
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
