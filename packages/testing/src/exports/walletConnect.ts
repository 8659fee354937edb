export { answerAfterDisconnect } from '../walletConnect/behaviours/answerAfterDisconnect.ts'
export { answerAfterExpiry } from '../walletConnect/behaviours/answerAfterExpiry.ts'
export { approveAfterExpiry } from '../walletConnect/behaviours/approveAfterExpiry.ts'
export { approveChains } from '../walletConnect/behaviours/approveChains.ts'
export { approveMethods } from '../walletConnect/behaviours/approveMethods.ts'
export { approveNamespaces } from '../walletConnect/behaviours/approveNamespaces.ts'
export { approveNothing } from '../walletConnect/behaviours/approveNothing.ts'
export { approveTwice } from '../walletConnect/behaviours/approveTwice.ts'
export {
  type DeclineProposalParameters,
  declineProposal,
} from '../walletConnect/behaviours/declineProposal.ts'
export { delayProposal } from '../walletConnect/behaviours/delayProposal.ts'
export { disconnectAfterSettle } from '../walletConnect/behaviours/disconnectAfterSettle.ts'
export { neverAnswerProposal } from '../walletConnect/behaviours/neverAnswerProposal.ts'
export { settleMalformedAccounts } from '../walletConnect/behaviours/settleMalformedAccounts.ts'
export { createQuestionQueue, type QuestionQueue } from '../walletConnect/createQuestionQueue.ts'
export { createWalletConnectPeer } from '../walletConnect/createWalletConnectPeer.ts'
export type { Delivery, DeliveryCall } from '../walletConnect/delivery.ts'
export type { BitcoinFamilyOptions } from '../walletConnect/family/createBitcoinFamily.ts'
export type { CosmosFamilyOptions } from '../walletConnect/family/createCosmosFamily.ts'
export type { SolanaFamilyOptions } from '../walletConnect/family/createSolanaFamily.ts'
export type { FamilyChain } from '../walletConnect/family/familyChain.ts'
export type { FamilyNetwork } from '../walletConnect/family/familyNetwork.ts'
export type { FamilyQuestion } from '../walletConnect/family/familyQuestion.ts'
export type { FamilyNamespace, PeerNamespace } from '../walletConnect/family/peerNamespace.ts'
export {
  type BitcoinPsbtContent,
  type BitcoinPsbtInput,
  type BitcoinPsbtOutput,
  type ReadBitcoinPsbtParameters,
  readBitcoinPsbt,
} from '../walletConnect/family/readBitcoinPsbt.ts'
export {
  readSolanaTransaction,
  type SolanaInstruction,
  type SolanaTransactionContent,
} from '../walletConnect/family/readSolanaTransaction.ts'
export type { FamilyRequestQuestion } from '../walletConnect/familyRequestQuestion.ts'
export type { PeerApp } from '../walletConnect/peerApp.ts'
export type { PeerProposal, ProposedNamespaces } from '../walletConnect/peerProposal.ts'
export type {
  PeerAnswer,
  PeerApprover,
  PeerQuestion,
  SessionFamily,
  SessionQuestion,
  SessionRequestQuestion,
} from '../walletConnect/peerQuestion.ts'
export type { PeerSession } from '../walletConnect/peerSession.ts'
export type {
  ProposalBehaviour,
  ProposalCall,
  UncheckedNamespaces,
} from '../walletConnect/proposalBehaviour.ts'
export type { FamilyGrant, SessionGrant } from '../walletConnect/sessionGrant.ts'
export type { Wait } from '../walletConnect/untilTime.ts'
export type {
  PeerFamilyState,
  ProgramOptions,
  RelayStatus,
  WalletConnectPeer,
  WalletConnectPeerParameters,
} from '../walletConnect/walletConnectPeer.ts'
