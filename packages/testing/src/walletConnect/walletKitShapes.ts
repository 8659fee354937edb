import type { IWalletKit, WalletKitTypes } from '@reown/walletkit'

/** The library's own types of its data, from which the peer reads. */
export type SessionStruct = ReturnType<IWalletKit['getActiveSessions']>[string]
export type ProposalStruct = WalletKitTypes.SessionProposal['params']
export type SignInStruct = WalletKitTypes.SessionAuthenticate
export type Namespaces = SessionStruct['namespaces']
