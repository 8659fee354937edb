/** Why custody refused. */
export type CustodyProblem =
  /** The shares do not open this keystore. No other shares are tried. */
  | 'SHARE_MISMATCH'
  /** A box was not sealed to this key, or for another wallet, generation, role or holder. */
  | 'BOX_REFUSED'
  /** The wallet is older than one that this browser has seen. */
  | 'GENERATION_OLD'
  /** The wallet has other addresses than this browser knows. */
  | 'WALLET_REPLACED'
  /** The bytes are not in the format, or in a version that is not known. */
  | 'MALFORMED'
  /** The code of the recovery kit is wrong, or its file was changed. */
  | 'KIT_REFUSED'
  /** A challenge was not sealed to this key, or for another wallet or holder. */
  | 'CHALLENGE_REFUSED'
  /** The source of randomness repeats itself or gives zeros. */
  | 'RANDOMNESS_POOR'
  /** What was made does not open again. Nothing of it may be stored. */
  | 'SELF_CHECK_FAILED'
  /** A wallet would be without recovery, or a holder is named twice, or one that is not there. */
  | 'HOLDERS_INVALID'

/** Custody refused. Its message and its cause never contain a secret. */
export class CustodyError extends Error {
  override readonly name = 'CustodyError'
  readonly problem: CustodyProblem
  /** What exactly, for developers. */
  readonly detail: string

  constructor(problem: CustodyProblem, detail: string) {
    super(`${problem}: ${detail}`)
    this.problem = problem
    this.detail = detail
  }
}
