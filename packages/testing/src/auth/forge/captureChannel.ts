import type { Page } from 'playwright-core'
import {
  type ForgedAccount,
  type ForgedEnvelope,
  listForgedEnvelopes,
} from './listForgedEnvelopes.ts'

/** A forged envelope that was sent. */
export type SentEnvelope = ForgedEnvelope & {
  /** The kinds of what the frame said right after it. `done` would carry it out. */
  readonly answers: readonly string[]
}

/** The port between a page and the wallet's frame, in the hands of a script of the page. */
export type CapturedChannel = {
  /** Says all of the kit's messages again. @returns how many those were */
  replay(): Promise<number>
  /**
   * Says JSON, in which `ID` stands for the id that is due. A port along ends the channel.
   * @returns the kinds of what the frame said right after it
   */
  say(
    json: string,
    options?: {
      /** Whether a port comes with it. @default false */
      readonly hasPort?: boolean | undefined
    },
  ): Promise<readonly string[]>
  /**
   * Sends forged envelopes: wrong ids, kinds, versions, forms, accounts and sizes. None may be
   * carried out, and none ends the channel.
   * @returns how many were sent
   */
  forge(
    account: ForgedAccount,
    options?: {
      /** Runs after each envelope, for tests that look for what it did. */
      readonly after?: ((sent: SentEnvelope) => Promise<void>) | undefined
    },
  ): Promise<number>
}

type Captured = {
  readonly port: MessagePort
  readonly post: (data: unknown, ports: MessagePort[]) => void
  readonly sent: { id?: number }[]
  readonly heard: { kind?: string; cleat?: string }[]
}

type WithChannels = Window & { readonly captured: readonly Captured[] }

/**
 * Takes the channel between a page and the wallet's frame, as a script could that runs in the page.
 * Call it before the page is opened: it takes every channel from the next document on.
 * @example
 * ```ts
 * import { captureChannel } from '@cleat/testing/auth'
 *
 * declare const page: Parameters<typeof captureChannel>[0]
 * declare const address: string
 * const channel = await captureChannel(page)
 * await page.goto('http://localhost:5173')
 * // Log in, then:
 * export const count = await channel.forge({ caipNetworkId: 'eip155:1', address })
 * ```
 */
export async function captureChannel(page: Page): Promise<CapturedChannel> {
  await page.addInitScript(keepChannels)
  const say: CapturedChannel['say'] = (json, { hasPort = false } = {}) =>
    page.evaluate(sayInPage, { text: json, withPort: hasPort })
  return {
    replay: () => page.evaluate(replayInPage),
    say,
    async forge(account, { after } = {}) {
      const envelopes = listForgedEnvelopes(account)
      for (const envelope of envelopes) {
        const answers = await say(envelope.json)
        await after?.({ ...envelope, answers })
      }
      return envelopes.length
    },
  }
}

function keepChannels(): void {
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
}

function replayInPage(): number {
  const { captured } = window as Window as WithChannels
  const one = captured.findLast(({ heard }) => heard.some(({ cleat }) => cleat === 'welcome'))
  for (const data of one?.sent ?? []) one?.post(data, [])
  return one?.sent.length ?? 0
}

async function sayInPage(said: { text: string; withPort: boolean }): Promise<readonly string[]> {
  const { captured } = window as Window as WithChannels
  const one = captured.findLast(({ heard }) => heard.some(({ cleat }) => cleat === 'welcome'))
  if (!one) throw new Error('No channel was captured.')
  const id = Math.max(...one.sent.map((sent) => sent.id ?? 0)) + 1
  const data: unknown = JSON.parse(said.text.replace('ID', String(id)))
  // What the frame takes counts, so that the next one is not a repetition.
  one.sent.push({ id })
  const before = one.heard.length
  one.post(data, said.withPort ? [new MessageChannel().port2] : [])
  // Fewer than 50 in a second, which would end the channel.
  await new Promise((done) => setTimeout(done, 30))
  return one.heard.slice(before).map(({ kind = '' }) => kind)
}
