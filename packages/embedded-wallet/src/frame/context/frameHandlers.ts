import type { CallKind, Calls } from '../../protocol/calls.ts'
import type { FrameLink, Notices } from '../../protocol/notices.ts'

/** How the frame answers each call. What is thrown that is no `FrameFault` is a plain failure. */
export type FrameHandlers = {
  readonly [kind in CallKind]: (
    body: Calls[kind]['body'],
    context: CallContext,
  ) => Promise<Calls[kind]['answer']>
}

export type CallContext = {
  readonly signal: AbortSignal
  onStep(step: Notices['step']['step']): void
  onLink(link: FrameLink): void
}
