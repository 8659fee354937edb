import type { FrameFailure } from '../../protocol/notices.ts'

/** Why a call of the page ends without an answer, as the page learns it. */
export class FrameFault extends Error {
  override readonly name = 'FrameFault'
  readonly code: FrameFailure
  /** When to try again. */
  readonly seconds: number | undefined

  constructor(code: FrameFailure, options: { seconds?: number | undefined; cause?: unknown } = {}) {
    super(code, { cause: options.cause })
    this.code = code
    this.seconds = options.seconds
  }
}
