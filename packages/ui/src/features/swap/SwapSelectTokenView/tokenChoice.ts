import type { TokenBalance } from '@cleat/core/data'
import type { TokenTrust } from '../tokens/createTokenJudge.ts'

/** A token to choose. */
export type TokenChoice = {
  readonly key: string
  readonly token: TokenBalance
  readonly trust: TokenTrust
}
