export {
  type CreateMailboxReaderParameters,
  createMailboxReader,
  type MailboxReader,
} from '../auth/mailbox/createMailboxReader.ts'
export { type Passkeys, type PasskeysParameters, passkeys } from '../auth/passkeys/passkeys.ts'
export { type WalletFrame, walletFrame } from '../auth/views/walletFrame.ts'
export type { WalletView } from '../auth/views/walletView.ts'
export { type WalletWindow, walletWindow } from '../auth/views/walletWindow.ts'
export {
  type CreateVisitorParameters,
  createVisitor,
  type Visitor,
} from '../auth/visitor/createVisitor.ts'
