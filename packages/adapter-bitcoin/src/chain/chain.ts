import { checkAccounts } from './checkAccounts.ts'
import { readSignature } from './readSignature.ts'
import { verifyMessage } from './verifyMessage.ts'

/** What accounts and signatures are checked with, as one piece. */
export type Chain = {
  readonly checkAccounts: typeof checkAccounts
  readonly readSignature: typeof readSignature
  readonly verifyMessage: typeof verifyMessage
}

export const chain: Chain = {
  checkAccounts,
  readSignature,
  verifyMessage,
}
