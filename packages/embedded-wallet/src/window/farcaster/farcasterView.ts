/** What the page shows where a wallet signs for a login with Farcaster. */
export type FarcasterView =
  | { readonly name: 'opening' }
  /** No login led here. */
  | { readonly name: 'nothing' }
  | (Asked & {
      readonly name: 'sign'
      /** In the order in which they came. */
      readonly wallets: readonly FarcasterWallet[]
      /** The page itself, to open it where the wallet is. */
      readonly link: string
    })
  /** The address owns no account, but may be allowed to sign for one. */
  | (Asked & { readonly name: 'account'; readonly address: string })
  | { readonly name: 'ended'; readonly end: 'done' | 'declined' | 'late' | 'service' }

type Asked = {
  /** The app that asks. */
  readonly host: string
  /** Whether a wallet or the service is waited for. */
  readonly isBusy: boolean
  readonly problem: FarcasterProblem | undefined
}

/** `foreign`: the key is not one of the account. */
export type FarcasterProblem = 'rejected' | 'wallet' | 'foreign' | 'service'

export type FarcasterWallet = {
  readonly id: string
  readonly name: string
  /** A data URL. */
  readonly icon?: string | undefined
}

/** What the visitor does on the page. */
export type FarcasterPage = {
  choose(walletId: string): void
  /** The id of the account that the wallet may sign for. */
  setAccount(fid: number): void
  /** Back to the wallets. */
  back(): void
  decline(): void
}
