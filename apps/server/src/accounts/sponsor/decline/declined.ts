/** Why nothing is paid. */
export type DeclineReason =
  /** Nothing is paid for at the moment. */
  | 'off'
  /** The project or the chain has no rules. */
  | 'project'
  /** The calls cannot be read, or one is not among those that are paid for. */
  | 'calls'
  /** The account runs code that is not known. */
  | 'code'
  /** It would fail. */
  | 'reverts'
  /** Its limits or fees are higher than it needs. */
  | 'gas'
  /** The account had its share of today. */
  | 'account'
  /** What is paid in a day is spent. */
  | 'budget'
  /** Too many of its operations failed. */
  | 'failures'

/** Nothing is paid for an operation. */
export class Declined extends Error {
  override readonly name = 'Declined'
  readonly reason: DeclineReason

  constructor(reason: DeclineReason) {
    super(`Not paid for: ${reason}`)
    this.reason = reason
  }
}
