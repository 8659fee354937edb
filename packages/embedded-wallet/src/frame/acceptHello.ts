import { type FrameMode, helloSchema, type Welcome } from '../protocol/hello.ts'
import { protocolVersions } from '../protocol/protocolVersions.ts'
import { readAs } from '../protocol/readAs.ts'

/** What the operator's service says about a page. */
export type PageCheck = { readonly mode: FrameMode } | { readonly reason: 'origin' | 'service' }

export declare namespace acceptHello {
  type Parameters = {
    /** Of the frame. */
    window: Window
    /** Which build the frame is. */
    build: string
    /** Whether the page is on the operator's list. Must not reject. */
    checkPage: (origin: string) => Promise<PageCheck>
    signal?: AbortSignal | undefined
  }
  type ReturnType = Promise<{ port: MessagePort; origin: string; mode: FrameMode }>
}

/**
 * Waits for the page that holds this frame, and answers it. The first hello of the right form from
 * the parent decides: afterwards `message` events of the window are heard no more. A page that is
 * refused gets the reason, and never a port.
 */
export function acceptHello(parameters: acceptHello.Parameters): acceptHello.ReturnType {
  const { window, build, checkPage, signal } = parameters
  return new Promise((resolve) => {
    const listen = (event: MessageEvent<unknown>) => {
      const { source, origin, data, ports } = event
      const [port] = ports
      const hello = readAs(helloSchema, data)
      if (!hello || !port || ports.length !== 1) return
      if (source !== window.parent || source === window || !isAncestor(window, origin)) return
      window.removeEventListener('message', listen)
      void answer(hello.nonce, hello.protocols, origin, port)
    }
    const answer = async (
      nonce: string,
      protocols: readonly number[],
      origin: string,
      port: MessagePort,
    ) => {
      const refuse = (reason: 'origin' | 'protocol' | 'service') => {
        const known = [...protocolVersions]
        port.postMessage({ cleat: 'refusal', nonce, reason, protocols: known } satisfies Welcome)
        port.close()
      }
      const protocol = protocolVersions.find((version) => protocols.includes(version))
      if (protocol === undefined) return refuse('protocol')
      const check = await checkPage(origin)
      if ('reason' in check) return refuse(check.reason)
      const { mode } = check
      port.postMessage({ cleat: 'welcome', protocol, nonce, build, mode } satisfies Welcome)
      resolve({ port, origin, mode })
    }
    window.addEventListener('message', listen)
    signal?.addEventListener('abort', () => window.removeEventListener('message', listen))
  })
}

/** Browsers that list the pages around a frame must agree with the event. */
function isAncestor({ location }: Window, origin: string): boolean {
  const { ancestorOrigins } = location as { ancestorOrigins?: ArrayLike<string> | undefined }
  return ancestorOrigins === undefined || ancestorOrigins[0] === origin
}
