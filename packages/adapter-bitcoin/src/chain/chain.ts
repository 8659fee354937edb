import { checkAccounts } from './checkAccounts.ts'
import { readSignature } from './readSignature.ts'

/** The checks of accounts and signatures, in one lazily loaded object. */
export type Chain = {
  readonly checkAccounts: typeof checkAccounts
  readonly readSignature: typeof readSignature
}

export const chain: Chain = {
  checkAccounts,
  readSignature,
}
