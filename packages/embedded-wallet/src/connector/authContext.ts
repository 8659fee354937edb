import type { AccountType, SmartAccountSupport } from '@cleat/core'
import type { AuthChain } from '../accounts/authChain.ts'
import type { AuthSigner } from './authSigner.ts'
import type { Preparations } from './createPreparations.ts'
import type { SentStore } from './createSentStore.ts'

/** What the methods of the provider share. */
export type AuthContext = {
  readonly signer: AuthSigner
  /** By EIP-155 id. Never empty. */
  readonly chains: ReadonlyMap<number, AuthChain>
  readonly preparations: Preparations
  readonly sent: SentStore
  readSupport(chain: AuthChain): Promise<SmartAccountSupport>
  /** In use. */
  chainId: number
  /** In use. */
  readonly accountType: AccountType
  /** Whether smart accounts are contracts, at another address than plain ones. */
  readonly hasContracts: boolean
}
