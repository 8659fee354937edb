import type { Page } from '@playwright/test'

type Captured = {
  readonly port: MessagePort
  readonly post: (data: unknown, ports: MessagePort[]) => void
  readonly sent: { id?: number }[]
  readonly heard: { kind?: string; cleat?: string }[]
}

type WithChannels = Window & { readonly captured: readonly Captured[] }

/** The port between a page and the wallet, in the hands of a script of the page. */
export class CapturedChannel {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Takes every channel that the page makes from its next document on. */
  async capture(): Promise<void> {
    await this.page.addInitScript(() => {
      if (window !== window.top) return
      const captured: Captured[] = []
      Object.assign(window, { captured })
      window.MessageChannel = class extends MessageChannel {
        constructor() {
          super()
          const port = this.port1
          const post = port.postMessage.bind(port)
          const one: Captured = { port, post, sent: [], heard: [] }
          port.postMessage = (data: unknown, ports?: unknown) => {
            one.sent.push((data ?? {}) as Captured['sent'][number])
            post(data, (ports as MessagePort[]) ?? [])
          }
          port.addEventListener('message', ({ data }) => void one.heard.push(data ?? {}))
          captured.push(one)
        }
      }
    })
  }

  /** Says all of the kit's own messages again. @returns how many those were */
  replay(): Promise<number> {
    return this.page.evaluate(() => {
      const { captured } = window as unknown as WithChannels
      const one = captured.findLast(({ heard }) => heard.some(({ cleat }) => cleat === 'welcome'))
      for (const data of one?.sent ?? []) one?.post(data, [])
      return one?.sent.length ?? 0
    })
  }

  /** Says something with the id that is due. @returns the kinds of what was answered then */
  async say(json: string, hasPort = false): Promise<readonly string[]> {
    return this.page.evaluate(
      async ({ text, withPort }) => {
        const { captured } = window as unknown as WithChannels
        const one = captured.findLast(({ heard }) => heard.some(({ cleat }) => cleat === 'welcome'))
        if (!one) throw new Error('No channel was captured.')
        const id = Math.max(...one.sent.map((sent) => sent.id ?? 0)) + 1
        const data: unknown = JSON.parse(text.replace('ID', String(id)))
        // What the frame takes counts, so that the next one is not a repetition.
        one.sent.push({ id })
        const before = one.heard.length
        one.post(data, withPort ? [new MessageChannel().port2] : [])
        // Fewer than 50 in a second, which would end the channel.
        await new Promise((done) => setTimeout(done, 30))
        return one.heard.slice(before).map(({ kind = '' }) => kind)
      },
      { text: json, withPort: hasPort },
    )
  }
}
