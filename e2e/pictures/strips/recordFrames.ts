import type { Page } from 'playwright-core'

/** A frame that the browser has drawn. */
export type Frame = { readonly ms: number; readonly jpeg: Buffer }

/**
 * Records what the browser draws from an action on.
 * @returns what could be seen at evenly spaced times; 0 ms is the first frame that changed
 */
export async function recordFrames(parameters: {
  page: Page
  act: () => Promise<unknown>
  /** Whether what is recorded begins when `act` is over. @default false */
  isAwaited?: boolean | undefined
  durationMs: number
  count: number
}): Promise<readonly Frame[]> {
  const { page, act, isAwaited = false, durationMs, count } = parameters
  const session = await page.context().newCDPSession(page)
  const drawn: Frame[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    drawn.push({ ms: (metadata.timestamp ?? 0) * 1000, jpeg: Buffer.from(data, 'base64') })
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 90 })
  // The first frame shows the page at rest.
  await page.waitForTimeout(200)
  let before = drawn.length
  await act()
  if (isAwaited) before = Math.max(drawn.length - 1, 0)
  await page.waitForTimeout(durationMs + 200)
  await session.send('Page.stopScreencast')
  await session.detach()
  const frames = drawn.slice(before)
  const start = frames[0]?.ms
  if (start === undefined) throw new Error('Nothing was drawn')
  return Array.from({ length: count }, (_, index) => {
    const at = (durationMs * index) / (count - 1)
    const seen = frames.findLast(({ ms }) => ms - start <= at + 1) ?? frames[0]
    if (!seen) throw new Error('Nothing was drawn')
    return { ms: Math.round(seen.ms - start), jpeg: seen.jpeg }
  })
}
