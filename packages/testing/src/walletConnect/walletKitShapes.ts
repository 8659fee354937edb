import type { IWalletKit, WalletKitTypes } from '@reown/walletkit'

/** How the library describes what it holds; ours is read from these and nothing else. */
export type SessionStruct = ReturnType<IWalletKit['getActiveSessions']>[string]
export type ProposalStruct = WalletKitTypes.SessionProposal['params']
export type Namespaces = SessionStruct['namespaces']
