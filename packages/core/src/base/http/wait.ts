/**
 * Resolves after the given milliseconds, or rejects with the signal's reason as soon as it aborts.
 */
export function wait(parameters: { ms: number; signal?: AbortSignal | undefined }): Promise<void> {
  const { ms, signal } = parameters
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, ms)
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort, { once: true })
  })
}
