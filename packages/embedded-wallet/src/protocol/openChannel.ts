import { type Envelope, envelopeSchema } from './envelope.ts'
import { readAs } from './readAs.ts'
import { type Plain, readPlain } from './readPlain.ts'

/** Why a channel ended. */
export type ChannelEnd = 'closed' | 'flood' | 'transfer'

/** One side of the only road between a page and the frame. */
export type Channel = {
  /** Sends plain data. @returns the id of what was sent, or 0 where it is too big or closed */
  send(kind: string, body: unknown): number
  close(): void
}

export declare namespace openChannel {
  type Parameters = {
    port: MessagePort
    /** Called in order, and never twice for one id. The body is frozen. */
    onMessage: (message: Omit<Envelope, 'body'> & { readonly body: Plain }) => void
    onEnd: (end: ChannelEnd) => void
    /** @default `performance.now` */
    now?: (() => number) | undefined
  }
}

/** Signing requests may be long; nothing else is. */
const mostSize = 1_000_000
const mostControlSize = 16_000
const long = new Set(['request', 'done'])
const mostPerSecond = 50

/**
 * Speaks by a port: numbered envelopes of plain data. What is malformed, repeated or too big is
 * dropped; a flood, or an object that is passed along, ends the channel.
 */
export function openChannel(parameters: openChannel.Parameters): Channel {
  const { port, onMessage, onEnd, now = () => performance.now() } = parameters
  let sent = 0
  let heard = 0
  let isOpen = true
  let recent: number[] = []

  const end = (reason: ChannelEnd) => {
    if (!isOpen) return
    isOpen = false
    port.onmessage = null
    port.close()
    onEnd(reason)
  }
  const isFlood = () => {
    const time = now()
    recent = [...recent.filter((at) => time - at < 1000), time]
    return recent.length > mostPerSecond
  }
  port.onmessage = ({ data, ports }: MessageEvent<unknown>) => {
    if (!isOpen) return
    if (ports.length > 0) return end('transfer')
    if (isFlood()) return end('flood')
    const message = readAs(envelopeSchema, readPlain(data, { mostSize }))
    if (!message || message.id <= heard) return
    heard = message.id
    const body = readPlain(message.body, { mostSize: mostSizeOf(message.kind) })
    if (body !== undefined) onMessage({ ...message, body })
  }
  port.start()

  return {
    send(kind, body) {
      const copy = readPlain(body, { mostSize: mostSizeOf(kind) })
      if (!isOpen || copy === undefined) return 0
      sent += 1
      port.postMessage({ v: 1, id: sent, kind, body: copy } satisfies Envelope)
      return sent
    },
    close: () => end('closed'),
  }
}

function mostSizeOf(kind: string): number {
  return long.has(kind) ? mostSize : mostControlSize
}
