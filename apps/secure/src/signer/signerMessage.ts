import type { CustodyProblem } from '@cleat/embedded-wallet/custody'
import type { SignerTaskName, SignerTasks } from '@cleat/embedded-wallet/signer'

/** What starts a signer. */
export type SignerMessage = {
  readonly name: SignerTaskName
  readonly asked: SignerTasks[SignerTaskName]['asked']
}

/** What it ends with. A problem has no words, because words could hold a secret. */
export type SignerAnswer =
  | { readonly answer: unknown }
  | { readonly problem: CustodyProblem | undefined }
