import type { Hello } from '../protocol/hello.ts'
import { openChannel } from '../protocol/openChannel.ts'
import type { Plain } from '../protocol/readPlain.ts'

export type Heard = { readonly id: number; readonly kind: string; readonly body: Plain }

/** The wallet's document in a frame of the page, as far as a page can tell. */
export type TestDocument = {
  readonly element: HTMLIFrameElement
  /** What the page said to it, and for which origin. */
  readonly hello: Hello
  readonly target: string
  /** Its end of the channel, before anything is said on it. */
  readonly port: MessagePort
  /** Says by the port that it takes part. */
  welcome(changed?: object): TestFrameSide
}

export type TestFrameSide = {
  readonly heard: readonly Heard[]
  send(kind: string, body: unknown): void
  /** Its port, for what the wallet’s frame never sends. */
  readonly port: MessagePort
}

/** The frame that the page holds now. */
export function findFrame(): HTMLIFrameElement | null {
  return document.querySelector('iframe')
}

/** Loads the wallet's document in the frame that the page holds. */
export function loadTestDocument(element: HTMLIFrameElement | null = findFrame()): TestDocument {
  if (!element) throw new Error('The page has no frame.')
  const posted: { hello: Hello; target: string; port: MessagePort }[] = []
  const contentWindow = {
    postMessage: (hello: Hello, target: string, [port]: [MessagePort]) =>
      void posted.push({ hello, target, port }),
  }
  Object.defineProperty(element, 'contentWindow', { configurable: true, value: contentWindow })
  element.dispatchEvent(new Event('load'))
  const [first] = posted
  if (!first || posted.length > 1) throw new Error(`${posted.length} hellos.`)
  const { hello, port } = first
  return {
    ...{ element, ...first },
    welcome(changed = {}) {
      const { nonce } = hello
      port.postMessage({
        ...{ cleat: 'welcome', protocol: 1, nonce, build: 'b1', mode: 'same-site', ...changed },
      })
      const heard: Heard[] = []
      const channel = openChannel({
        port,
        onMessage: (message) => void heard.push(message),
        onEnd: () => undefined,
      })
      return { heard, port, send: (kind, body) => void channel.send(kind, body) }
    },
  }
}
