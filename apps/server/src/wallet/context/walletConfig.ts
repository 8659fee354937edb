import type { ProviderConfig } from '../providers/contract/providerConfig.ts'

/** The embedded wallet of the operator. */
export type WalletConfig = {
  /** The secure origin. */
  readonly origin: string
  /** Origins of apps. `any` on this machine only. */
  readonly hosts: readonly string[] | 'any'
  /** Root secrets, the newest first. */
  readonly keys: readonly Uint8Array[]
  /** Without it there is no login by e-mail, and there are no notices. */
  readonly mail: MailConfig | undefined
  /** Where the built pages are, if this process serves them. */
  readonly pagesFolder: string | undefined
  /** Logins per hour of one network. 0 for no limit. */
  readonly networkHourLogins: number
  readonly recovery: 'required' | 'later'
  readonly recoveryHoldSeconds: number
  readonly newDevice: 'passkey' | 'passkey+email'
  readonly confirm: 'passkey' | 'off'
  /** Where visitors approve. */
  readonly approvals: 'frame' | 'window'
  readonly session: { readonly idleSeconds: number; readonly totalSeconds: number }
  readonly isTest: boolean
  /** A node of OP Mainnet. Without it there is no login with Farcaster. */
  readonly farcasterUrl: string | undefined
  /** The relay that Farcaster’s app answers. */
  readonly farcasterRelayUrl: string | undefined
  /** Providers that visitors log in with. */
  readonly providers: readonly ProviderConfig[]
}

export type MailConfig = {
  readonly url: string
  readonly from: string
  readonly dkim:
    | { readonly domainName: string; readonly keySelector: string; readonly privateKey: string }
    | undefined
  /** Mails per hour, of all visitors together. */
  readonly hourLimit: number
}
