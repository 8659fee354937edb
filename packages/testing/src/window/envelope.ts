import type { ApprovalRequest } from '../approval/approvalRequest.ts'
import { isRecord } from '../params/isRecord.ts'

/** What the wallet's window tells the site. */
export type WindowMessage =
  | { type: 'ready' }
  | { type: 'answer'; approved: boolean; accounts?: readonly string[] | undefined }

/** What the site tells the wallet's window. */
export type SiteMessage = { type: 'ask'; request: ApprovalRequest }

/** One conversation between a page and the window it opened. */
export type Envelope = {
  seal: (message: WindowMessage | SiteMessage) => Record<string, unknown>
  /** The contents of a message from that window, that origin and this conversation; else `undefined`. */
  open: (
    event: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  ) => Readonly<Record<string, unknown>> | undefined
}

export function envelope(parameters: {
  /** A secret that only the two sides know. */
  channel: string
  origin: string
  /** The window on the other side. */
  source: unknown
}): Envelope {
  const { channel, origin, source } = parameters
  return {
    seal: (message) => ({ ...message, channel }),
    open({ data, origin: from, source: sender }) {
      if (from !== origin || sender !== source || sender === null) return undefined
      return isRecord(data) && data.channel === channel ? data : undefined
    },
  }
}
