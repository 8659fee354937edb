/**
 * Settles as the work does, or rejects with the signal's reason as soon as it aborts. A result that
 * arrives after the abort is ignored.
 */
export async function raceSignal<value>(work: Promise<value>, signal: AbortSignal): Promise<value> {
  work.catch(() => undefined)
  let onAbort: () => void = () => undefined
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason)
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
  })
  try {
    return await Promise.race([aborted, work])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
