/** Waits until the work settles or the timeout elapses. Errors of the work are ignored. */
export async function withTimeout(work: () => Promise<unknown>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work().catch(() => undefined), timeout])
  clearTimeout(timer)
}
