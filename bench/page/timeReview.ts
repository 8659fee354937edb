/**
 * Asks a wallet for something that is reviewed first. Resolves with the time until the frame that
 * shows the review, in milliseconds, and then cancels it. Runs in the page, so it must be
 * self-contained.
 */
export async function timeReview(request: {
  readonly method: string
  readonly params: readonly unknown[]
}): Promise<number> {
  const timeoutMs = 20_000
  const provider = window.benchKit?.getProvider('eip155')
  if (!provider) throw new Error('No wallet is connected')
  const find = () =>
    [...document.querySelectorAll<HTMLElement>('dialog[open] button')].find(
      ({ textContent }) => textContent === 'Cancel',
    )
  const askedAt = performance.now()
  const asked = provider.request(request).catch(() => undefined)
  const shownAt = await new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error('No review was shown')), timeoutMs)
    const look = () => {
      if (!find()) return
      observer.disconnect()
      // The task after the frame's own.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { childList: true, subtree: true, attributes: true })
  })
  find()?.click()
  await asked
  return shownAt - askedAt
}
