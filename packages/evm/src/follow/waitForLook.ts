/**
 * Waits for the next check. While the page is hidden, waits until it is visible.
 * @throws the reason of the signal
 */
export function waitForLook({ ms, signal }: { ms: number; signal: AbortSignal }): Promise<void> {
  return new Promise((resolve, reject) => {
    const page: Document | undefined = globalThis.document
    const timer = setTimeout(() => {
      if (!page?.hidden) return finish(resolve)
      page.addEventListener('visibilitychange', onChange)
    }, ms)
    const onChange = () => {
      if (!page?.hidden) finish(resolve)
    }
    const onAbort = () => finish(() => reject(signal.reason))
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      page?.removeEventListener('visibilitychange', onChange)
      signal.removeEventListener('abort', onAbort)
      settle()
    }
    signal.addEventListener('abort', onAbort)
    if (signal.aborted) onAbort()
  })
}
