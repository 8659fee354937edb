import type { FrameFailure } from '../protocol/notices.ts'

/** Why the frame did not do what the page asked of it. */
export type FrameProblem =
  /** It was not there in time: blocked, refused by its own server, or offline. */
  | 'unreachable'
  /** The page is not on the operator's list. */
  | 'refused'
  /** It broke off while something waited. */
  | 'lost'
  /** What it answered is not of the form of the protocol. */
  | 'bad-answer'
  /** No version of the protocol is known on both sides. */
  | 'version'
  /** It did not answer in time. */
  | 'late'
  | FrameFailure

/** An end of a call to the frame that is no answer. */
export class FrameError extends Error {
  override readonly name = 'FrameError'
  readonly problem: FrameProblem
  /** When to try again. */
  readonly seconds: number | undefined

  constructor(problem: FrameProblem, options: { seconds?: number | undefined } = {}) {
    super(`The wallet's frame: ${problem}.`)
    this.problem = problem
    this.seconds = options.seconds
  }
}
