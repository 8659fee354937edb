import type { Frame, Page } from 'playwright-core'

/** A window or frame that reaches the windows of an app's page. */
export type Forger = {
  readonly name: string
  readonly where: Page | Frame
}

const html = '<!doctype html><title>Hostile</title>'
const path = '/cleat-hostile-page'

/**
 * Opens what may send messages to a page: itself, frames of the same origin, of others and of none,
 * and a window. `close` takes them away again.
 */
export async function openForgers(
  page: Page,
): Promise<{ readonly forgers: readonly Forger[]; close(): Promise<void> }> {
  const { protocol, hostname, origin, port } = new URL(page.url())
  const isRoute = (url: URL) => url.pathname === path
  const context = page.context()
  await context.route(isRoute, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  // Nothing is asked of it: every page at this path is answered here.
  const other = `${protocol}//${hostname === 'localhost' ? '127.0.0.1' : 'localhost'}${path}`
  // Another port is another origin.
  const alike = `${protocol}//${hostname}:${Number(port || 443) + 1}${path}`
  const opening = context.waitForEvent('page')
  await page.evaluate((url) => void window.open(url, 'hostile'), other)
  const popup = await opening
  await popup.waitForLoadState()
  const frames = {
    'a frame of its origin': await addFrame(page, { name: 'hostile-own', src: origin + path }),
    'a frame of another origin': await addFrame(page, { name: 'hostile-other', src: other }),
    'a frame of an origin alike': await addFrame(page, { name: 'hostile-alike', src: alike }),
    'a frame without an origin': await addFrame(page, { name: 'hostile-opaque', srcdoc: html }),
  }
  return {
    forgers: [
      { name: 'the page itself', where: page },
      ...Object.entries(frames).map(([name, where]) => ({ name, where })),
      { name: 'a window of another origin', where: popup },
    ],
    async close() {
      await popup.close()
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('iframe[name^="hostile-"]')) one.remove()
      })
      await context.unroute(isRoute)
      await page.bringToFront()
    },
  }
}

async function addFrame(
  page: Page,
  given: { readonly name: string; readonly src?: string; readonly srcdoc?: string },
): Promise<Frame> {
  await page.evaluate(
    ({ name, src, srcdoc }) =>
      new Promise<unknown>((done) => {
        const frame = document.createElement('iframe')
        Object.assign(frame, { name, hidden: true, onload: done })
        if (srcdoc) frame.setAttribute('sandbox', 'allow-scripts')
        Object.assign(frame, src ? { src } : { srcdoc })
        document.body.append(frame)
      }),
    given,
  )
  const element = await page.locator(`iframe[name="${given.name}"]`).elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error(`There is no frame ${given.name}.`)
  return frame
}
