import { checkAccounts } from './checkAccounts.ts'
import { checkSignedPsbt } from './checkSignedPsbt.ts'
import { finalizePsbt } from './finalizePsbt.ts'
import { parseAddress } from './parseAddress.ts'
import { readPsbt } from './readPsbt.ts'
import { readSignature } from './readSignature.ts'
import { verifyMessage } from './verifyMessage.ts'

/** All that needs cryptography, as one piece. */
export type Chain = {
  readonly checkAccounts: typeof checkAccounts
  readonly checkSignedPsbt: typeof checkSignedPsbt
  readonly finalizePsbt: typeof finalizePsbt
  readonly parseAddress: typeof parseAddress
  readonly readPsbt: typeof readPsbt
  readonly readSignature: typeof readSignature
  readonly verifyMessage: typeof verifyMessage
}

export const chain: Chain = {
  checkAccounts,
  checkSignedPsbt,
  finalizePsbt,
  parseAddress,
  readPsbt,
  readSignature,
  verifyMessage,
}
