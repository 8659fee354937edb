import { type Welcome, welcomeSchema } from '../protocol/hello.ts'
import { protocolVersions } from '../protocol/protocolVersions.ts'
import { readAs } from '../protocol/readAs.ts'
import { toBase64Url } from '../protocol/toBase64Url.ts'
import { FrameError } from './frameError.ts'

export declare namespace shakeHands {
  type Parameters = {
    frame: HTMLIFrameElement
    /** Of the wallet. */
    origin: string
    signal: AbortSignal
    /** How long it may take, in milliseconds: no event says that a frame was blocked. */
    withinMs: number
  }
  type ReturnType = Promise<{ port: MessagePort; mode: 'same-site' | 'cross-site'; build: string }>
}

/**
 * Gives a frame that loads one end of a channel. Only a document of the wallet's origin gets it,
 * and nothing but the port is listened to.
 * @throws {@link FrameError}
 */
export function shakeHands(parameters: shakeHands.Parameters): shakeHands.ReturnType {
  const { frame, origin, signal, withinMs } = parameters
  return new Promise((resolve, reject) => {
    const { port1: port, port2 } = new MessageChannel()
    const nonce = toBase64Url(crypto.getRandomValues(new Uint8Array(16)))
    const stop = new AbortController()
    const fail = (error: FrameError) => {
      stop.abort()
      clearTimeout(timer)
      port.close()
      reject(error)
    }
    const timer = setTimeout(() => fail(new FrameError('unreachable')), withinMs)
    const onLoad = () => {
      const hello = { cleat: 'hello', protocols: [...protocolVersions], nonce }
      frame.contentWindow?.postMessage(hello, origin, [port2])
    }
    // A second document of the frame gets nothing.
    frame.addEventListener('load', onLoad, { once: true, signal: stop.signal })
    signal.addEventListener('abort', () => fail(new FrameError('cancelled')), stop)
    port.onmessage = ({ data, ports }: MessageEvent<unknown>) => {
      const welcome = ports.length > 0 ? undefined : readAs(welcomeSchema, data)
      if (welcome?.nonce !== nonce) return fail(new FrameError('bad-answer'))
      const problem = toProblem(welcome)
      if (problem || welcome.cleat !== 'welcome') return fail(new FrameError(problem ?? 'refused'))
      stop.abort()
      clearTimeout(timer)
      port.onmessage = null
      resolve({ port, mode: welcome.mode, build: welcome.build })
    }
  })
}

function toProblem(welcome: Welcome): 'refused' | 'version' | 'unreachable' | undefined {
  if (welcome.cleat === 'welcome')
    return protocolVersions.includes(welcome.protocol) ? undefined : 'version'
  if (welcome.reason === 'origin') return 'refused'
  return welcome.reason === 'protocol' ? 'version' : 'unreachable'
}
