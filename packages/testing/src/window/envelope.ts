import type { ApprovalRequest } from '../approval/approvalRequest.ts'
import { isRecord } from '../params/isRecord.ts'

/** A message from the wallet's window to the site. */
export type WindowMessage =
  | { type: 'ready' }
  | { type: 'answer'; approved: boolean; accounts?: readonly string[] | undefined }

/** A message from the site to the wallet's window. */
export type SiteMessage = { type: 'ask'; request: ApprovalRequest }

/** The channel between a page and the window it opened. */
export type Envelope = {
  seal: (message: WindowMessage | SiteMessage) => Record<string, unknown>
  /** The content of a message of this window, origin and channel; else `undefined`. */
  open: (
    event: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  ) => Readonly<Record<string, unknown>> | undefined
}

export function envelope(parameters: {
  /** A secret of the two sides. */
  channel: string
  origin: string
  /** The other window. */
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
