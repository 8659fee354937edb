export { type AccountLie, type AccountLies, accountLies } from '../accounts/accountLies.ts'
export type { AccountCall, WalletAccount } from '../accounts/walletAccount.ts'
export type {
  ApprovalCall,
  ApprovalChain,
  ApprovalQuestion,
  ApprovalRequest,
} from '../approval/approvalRequest.ts'
export type { ApprovalAnswer, Approver } from '../approval/approver.ts'
export { answerGarbage } from '../behaviours/answerGarbage.ts'
export { type AnswerTwiceParameters, answerTwice } from '../behaviours/answerTwice.ts'
export { approveRequest } from '../behaviours/approveRequest.ts'
export type { Behaviour, BehaviourCall } from '../behaviours/behaviour.ts'
export { delay } from '../behaviours/delay.ts'
export { type EditApprovalParameters, editApproval } from '../behaviours/editApproval.ts'
export { type EditGrantParameters, editGrant, type GrantEdit } from '../behaviours/editGrant.ts'
export {
  type ExecutePartiallyParameters,
  executePartially,
} from '../behaviours/executePartially.ts'
export { neverAnswer } from '../behaviours/neverAnswer.ts'
export { neverIndexed } from '../behaviours/neverIndexed.ts'
export { type RejectRequestParameters, rejectRequest } from '../behaviours/rejectRequest.ts'
export { rejectWith } from '../behaviours/rejectWith.ts'
export { throwSynchronously } from '../behaviours/throwSynchronously.ts'
export type { WalletPermissions } from '../methods/permissionMethods.ts'
export { createMockAdapter } from '../mock/createMockAdapter.ts'
export { createMockWallet, type MockWallet } from '../mock/createMockWallet.ts'
export type {
  DevWalletProvider,
  ProviderEvent,
  RequestArguments,
} from '../provider/devWalletProvider.ts'
export { ProviderRpcError, type ProviderRpcErrorParameters } from '../provider/providerRpcError.ts'
export type { WalletBatches } from '../provider/walletBatches.ts'
export type { WalletChain } from '../provider/walletChain.ts'
export type { WalletStorage } from '../state/walletStorage.ts'
export type { AnnounceTarget } from '../wallet/announceWallet.ts'
export {
  createDevWallet,
  type DevWallet,
  type DevWalletParameters,
} from '../wallet/createDevWallet.ts'
export type { LoggedRequest } from '../wallet/createRequestLog.ts'
export type { DevWalletInfo } from '../wallet/devWalletInfo.ts'
export type { InjectTarget } from '../wallet/injectWallet.ts'
export { type WalletIconParameters, walletIcon } from '../wallet/walletIcon.ts'
export {
  createWindowApprover,
  type WindowApproverParameters,
} from '../window/createWindowApprover.ts'
export {
  type ApprovalDescription,
  type ApprovalFact,
  describeApproval,
} from '../window/describeApproval.ts'
export { mountWalletWindow } from '../window/mountWalletWindow.ts'
