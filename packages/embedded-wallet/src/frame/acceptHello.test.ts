import { expect, test, vi } from 'vitest'
import { acceptHello, type PageCheck } from './acceptHello.ts'

const app = 'https://app.example'
const outer = 'https://outer.example'
const nonce = 'a'.repeat(22)
const hello = { cleat: 'hello', protocols: [1], nonce }

/** A window that a page holds as a frame. Real windows are in the journeys. */
function createWindow({ ancestorOrigins }: { ancestorOrigins?: readonly string[] } = {}) {
  const events = new EventTarget()
  const parent = {}
  const counts = { listeners: 0 }
  const window = {
    parent,
    location: ancestorOrigins ? { ancestorOrigins } : {},
    addEventListener(...given: Parameters<EventTarget['addEventListener']>) {
      counts.listeners += 1
      events.addEventListener(...given)
    },
    removeEventListener(...given: Parameters<EventTarget['removeEventListener']>) {
      counts.listeners -= 1
      events.removeEventListener(...given)
    },
  } as unknown as Window
  const send = (given: Partial<MessageEventInit> & { source?: unknown }) => {
    const { port1, port2 } = new MessageChannel()
    const answers: unknown[] = []
    port1.onmessage = ({ data }) => void answers.push(data)
    const event = new Event('message')
    Object.assign(event, { source: parent, origin: app, data: hello, ports: [port2], ...given })
    events.dispatchEvent(event)
    return { answers, port: port1 }
  }
  return { window, parent, send, counts }
}

const listed = async (origin: string): Promise<PageCheck> =>
  origin === app ? { mode: 'same-site' } : { reason: 'origin' }

test('default: the page gets its nonce back, and the frame the port', async () => {
  const { window, send, counts } = createWindow({ ancestorOrigins: [app] })
  const accepted = acceptHello({ window, build: 'b1', checkPage: listed })
  const { answers, port } = send({})
  const { origin, mode, port: own } = await accepted
  expect({ origin, mode }).toEqual({ origin: app, mode: 'same-site' })
  await vi.waitFor(() =>
    expect(answers).toEqual([
      { cleat: 'welcome', protocol: 1, nonce, build: 'b1', mode: 'same-site' },
    ]),
  )
  expect(counts.listeners).toBe(0)
  own.close()
  port.close()
})

test.each<[string, object]>([
  ['another window', { source: {} }],
  ['no window', { source: null }],
  ['no port', { ports: [] }],
  ['two ports', { ports: [new MessageChannel().port1, new MessageChannel().port1] }],
  ['another origin than the browser lists', { origin: 'https://evil.example' }],
  ['a page around the page', { origin: outer }],
  ['no nonce', { data: { cleat: 'hello', protocols: [1] } }],
  ['a short nonce', { data: { ...hello, nonce: 'a' } }],
  ['no versions', { data: { ...hello, protocols: [] } }],
  ['a further field', { data: { ...hello, kitId: 'a' } }],
  ['a text', { data: JSON.stringify(hello) }],
  ['another word', { data: { ...hello, cleat: 'welcome' } }],
])('behavior: %s is not heard, and the page still is', async (_, given) => {
  const checkPage = vi.fn(listed)
  const { window, send, counts } = createWindow({ ancestorOrigins: [app, outer] })
  const accepted = acceptHello({ window, build: 'b1', checkPage })
  const { answers, port } = send(given)
  expect([checkPage.mock.calls, counts.listeners]).toEqual([[], 1])
  const { port: second } = send({})
  const { port: own } = await accepted
  expect(answers).toEqual([])
  for (const one of [port, second, own]) one.close()
})

test('behavior: opened as a page of its own, it does not hear itself', () => {
  const { window, send, counts } = createWindow()
  Object.assign(window, { parent: window })
  void acceptHello({ window, build: 'b1', checkPage: listed })
  const { port } = send({ source: window })
  expect(counts.listeners).toBe(1)
  port.close()
})

test('behavior: only the first hello counts', async () => {
  const checkPage = vi.fn(listed)
  const { window, send } = createWindow()
  const accepted = acceptHello({ window, build: 'b1', checkPage })
  const { port: first } = send({})
  const { answers, port: second } = send({})
  const { port: own } = await accepted
  expect([checkPage.mock.calls.length, answers]).toEqual([1, []])
  for (const port of [first, second, own]) port.close()
})

test.each([
  ['origin', 'https://evil.example', [1], listed],
  ['protocol', app, [2, 3], listed],
  ['service', app, [1], async (): Promise<PageCheck> => ({ reason: 'service' })],
] as const)(
  'behavior: refused for its %s, there is no port',
  async (reason, origin, protocols, checkPage) => {
    const { window, send, counts } = createWindow()
    const settled = vi.fn()
    void acceptHello({ window, build: 'b1', checkPage }).then(settled)
    const { answers, port } = send({ origin, data: { ...hello, protocols } })
    const closed = vi.fn()
    port.addEventListener('close', closed)
    await vi.waitFor(() =>
      expect(answers).toEqual([{ cleat: 'refusal', nonce, reason, protocols: [1] }]),
    )
    await vi.waitFor(() => expect(closed).toHaveBeenCalled())
    expect(settled).not.toHaveBeenCalled()
    expect(counts.listeners).toBe(0)
  },
)

test('behavior: called off, nothing is heard', () => {
  const stop = new AbortController()
  const checkPage = vi.fn(listed)
  const { window, send, counts } = createWindow()
  void acceptHello({ window, build: 'b1', checkPage, signal: stop.signal })
  stop.abort()
  const { port } = send({})
  expect([counts.listeners, checkPage.mock.calls]).toEqual([0, []])
  port.close()
})
