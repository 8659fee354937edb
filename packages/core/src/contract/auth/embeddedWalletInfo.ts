import type { AccountType } from './accountType.ts'
import type { AuthUser } from './authUser.ts'

/** The user of an embedded wallet, as apps of AppKit know it. */
export type EmbeddedWalletInfo = {
  /** Who logged in. */
  readonly user: {
    /** Address of e-mail. */
    readonly email?: string | undefined
    /** The name at the social provider. */
    readonly username?: string | undefined
    /** Accounts of the user. */
    readonly accounts?:
      | readonly {
          /** Kind of account. */
          readonly type: AccountType
          /** The address, in the notation of its namespace. */
          readonly address: string
        }[]
      | undefined
  }
  /** How the user logged in. */
  readonly authProvider: AuthUser['provider']
  /** Kind of the account in use. */
  readonly accountType: AccountType
  /** Whether the account is a smart one on the network in use. */
  readonly isSmartAccountDeployed: boolean
}
