import { expect, test, vi } from 'vitest'
import { shakeHands } from '../host/shakeHands.ts'
import { openChannel } from '../protocol/openChannel.ts'
import { createTestWindow, type PostedEvent } from '../test/createTestWindow.ts'
import { acceptHello, type PageCheck } from './acceptHello.ts'

const origin = 'https://wallet.app.example'
const app = 'https://app.example'
const evil = 'https://evil.example'
const hello = { cleat: 'hello', protocols: [1], nonce: 'e'.repeat(22) }

/** What another frame or window says to the wallet's frame, with another port. */
const attacks = {
  'a frame of the page beside it': () => ({ source: {}, origin: app, data: hello }),
  'a window of another origin': () => ({ source: {}, origin: evil, data: hello }),
  'a page of another origin in its place': () => ({ origin: evil, data: hello }),
  'the page, with a request and no hello': () => ({
    data: { v: 1, id: 1, kind: 'user.get', body: {} },
  }),
  'the page, with a hello of another form': () => ({ data: { ...hello, nonce: 'short' } }),
} satisfies { readonly [name: string]: () => PostedEvent }

type Attack = keyof typeof attacks
const names = Object.keys(attacks) as Attack[]

const steps = ['open', 'load', 'hello', 'check', 'welcome', 'ask'] as const
type Step = (typeof steps)[number] | Attack

/** Every order of the steps of a page and those of an attacker, each in their own order. */
function* interleave(own: readonly Step[], others: readonly Step[]): Generator<Step[]> {
  const [first, ...rest] = own
  const [other, ...later] = others
  if (!first || !other) return yield [...own, ...others]
  for (const order of interleave(rest, others)) yield [first, ...order]
  for (const order of interleave(own, later)) yield [other, ...order]
}

/** Plays one order with real ports, and says who was heard. */
async function play(order: readonly Step[]) {
  const { window, post } = createTestWindow()
  const frame = new EventTarget()
  const queue: PostedEvent[] = []
  Object.assign(frame, {
    contentWindow: {
      postMessage: (data: unknown, _: string, ports: readonly MessagePort[]) =>
        void queue.push({ data, ports }),
    },
  })
  const checks: { page: string; answer: (check: PageCheck) => void }[] = []
  const heard = { attacker: 0, page: [] as string[] }
  const ports: MessagePort[] = []
  const stop = new AbortController()
  const shaken = shakeHands({
    ...{ frame: frame as HTMLIFrameElement, origin, signal: stop.signal },
    withinMs: 10_000,
  })
  shaken.catch(() => undefined)

  const perform: { readonly [step in (typeof steps)[number]]: () => unknown } = {
    open() {
      const checkPage = (page: string) =>
        new Promise<PageCheck>((answer) => void checks.push({ page, answer }))
      void acceptHello({ window, build: 'b1', checkPage }).then((accepted) => {
        const channel = openChannel({
          port: accepted.port,
          onMessage({ kind }) {
            heard.page.push(kind)
            channel.send('done', { to: 1, answer: null })
          },
          onEnd: () => undefined,
        })
        ports.push(accepted.port)
      })
    },
    load: () => frame.dispatchEvent(new Event('load')),
    hello: () => queue.splice(0).forEach(post),
    check: () => checks.splice(0, 1).forEach(({ answer }) => void answer({ mode: 'same-site' })),
    welcome: () => shaken,
    async ask() {
      const { port } = await shaken
      const answers: string[] = []
      const channel = openChannel({
        port,
        onMessage: ({ kind }) => void answers.push(kind),
        onEnd: () => undefined,
      })
      ports.push(port)
      channel.send('user.get', {})
      await vi.waitFor(() => expect(answers).toEqual(['done']), { interval: 1 })
    },
  }
  const pages: string[] = []
  for (const step of order) {
    if (step in attacks) {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        heard.attacker += 1
      }
      // What a thief of the first message could say on it.
      port1.postMessage({ v: 1, id: 1, kind: 'signOut', body: {} })
      ports.push(port1, port2)
      post({ ...attacks[step as Attack](), ports: [port2] })
    } else await perform[step as (typeof steps)[number]]()
    pages.push(...checks.map(({ page }) => page))
  }
  stop.abort()
  for (const port of ports) port.close()
  return { ...heard, pages: [...new Set(pages)] }
}

test('default: W1, in every order of a handshake and an attacker, the page alone is heard', async () => {
  let count = 0
  for (const first of names)
    for (const second of names)
      for (const order of interleave(steps, [first, second])) {
        count += 1
        const outcome = await play(order)
        expect(outcome, order.join(' → ')).toEqual({
          ...{ attacker: 0, page: ['user.get'], pages: [app] },
        })
      }
  // Eight places for two of its steps.
  expect(count).toBe(28 * names.length ** 2)
})
