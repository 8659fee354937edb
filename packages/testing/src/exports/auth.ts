export { evict } from '../auth/evict/evict.ts'
export { evictStorage } from '../auth/evict/evictStorage.ts'
export {
  type CapturedChannel,
  captureChannel,
  type SentEnvelope,
} from '../auth/forge/captureChannel.ts'
export { type ForgeParameters, forge, type SentForgery } from '../auth/forge/forge.ts'
export type { ForgedAccount, ForgedEnvelope } from '../auth/forge/listForgedEnvelopes.ts'
export type { ForgedMessage } from '../auth/forge/listForgedMessages.ts'
export {
  type CreateMailboxReaderParameters,
  createMailboxReader,
  type MailboxReader,
} from '../auth/mailbox/createMailboxReader.ts'
export type {
  SecureOriginProvider,
  SecureOriginSocials,
} from '../auth/origin/secureOriginSocials.ts'
export {
  type SecureOrigin,
  type SecureOriginAddress,
  type SecureOriginCommand,
  type StartSecureOriginParameters,
  startSecureOrigin,
} from '../auth/origin/startSecureOrigin.ts'
export { type Passkeys, type PasskeysParameters, passkeys } from '../auth/passkeys/passkeys.ts'
export {
  type HostileBehaviour,
  type HostileService,
  hostileBehaviours,
  hostileService,
} from '../auth/service/hostileAnswers.ts'
export { type WalletFrame, walletFrame } from '../auth/views/walletFrame.ts'
export type { WalletView } from '../auth/views/walletView.ts'
export { type WalletWindow, walletWindow } from '../auth/views/walletWindow.ts'
export {
  type CreateVisitorParameters,
  createVisitor,
  type Visitor,
} from '../auth/visitor/createVisitor.ts'
