import type { BrowserContext, Frame, Page } from '@playwright/test'
import type { ForgedMessage } from '../fixtures/forgedMessages.ts'

/** Where a forged message comes from. */
export type Forger = { readonly name: string; readonly where: Page | Frame }

const html = '<!doctype html><title>Hostile</title>'

/** Other pages and frames that reach the windows of an app's page. */
export class HostilePages {
  readonly page: Page
  /** Another origin than the app's, and one that looks like it. */
  private readonly others: readonly [string, string]

  constructor(page: Page, others: readonly [string, string]) {
    this.page = page
    this.others = others
  }

  /** Makes them: a frame of the page's own origin, of others and of none, and a window. */
  async open(context: BrowserContext): Promise<readonly Forger[]> {
    const [other, alike] = this.others
    await context.route(/\/hostile$/, (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    )
    const own = new URL('/hostile', this.page.url()).href
    const popup = context.waitForEvent('page')
    await this.page.evaluate((url) => void window.open(url, 'hostile'), other)
    return [
      { name: 'the page itself', where: this.page },
      { name: 'a frame of its origin', where: await this.frame('own', { src: own }) },
      { name: 'a frame of another origin', where: await this.frame('other', { src: other }) },
      { name: 'a frame of an origin alike', where: await this.frame('alike', { src: alike }) },
      { name: 'a frame without an origin', where: await this.frame('opaque', { srcdoc: html }) },
      { name: 'a window of another origin', where: await loaded(popup) },
    ]
  }

  private async frame(name: string, given: { src?: string; srcdoc?: string }): Promise<Frame> {
    await this.page.evaluate(
      ({ name: own, src, srcdoc }) =>
        new Promise<unknown>((done) => {
          const frame = document.createElement('iframe')
          Object.assign(frame, { name: own, hidden: true, onload: done })
          if (srcdoc) frame.setAttribute('sandbox', 'allow-scripts')
          Object.assign(frame, src ? { src } : { srcdoc })
          document.body.append(frame)
        }),
      { name, ...given },
    )
    const element = await this.page.locator(`iframe[name="${name}"]`).elementHandle()
    const frame = await element?.contentFrame()
    if (!frame) throw new Error(`No frame ${name}.`)
    return frame
  }
}

/** Says something to the app's page and to every frame in it. @returns to how many windows */
export function forge({ where }: Forger, { json, hasPort }: ForgedMessage): Promise<number> {
  return where.evaluate(
    ({ text, withPort }) => {
      const root: Window = window.opener ?? window.top
      const data: unknown = JSON.parse(text)
      const targets = [root, ...Array.from({ length: root.length }, (_, at) => root[at])]
      for (const one of targets)
        one?.postMessage(data, '*', withPort ? [new MessageChannel().port2] : [])
      return targets.length
    },
    { text: json, withPort: hasPort === true },
  )
}

async function loaded(opening: Promise<Page>): Promise<Page> {
  const page = await opening
  await page.waitForLoadState()
  return page
}
