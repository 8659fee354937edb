import * as v from 'valibot'

const browser = v.string()
/** Empty where the account has none yet. */
const wallet = v.string()

/** Reads what a mail is about, as it was written down. */
export const walletMail = v.variant('kind', [
  v.object({
    ...{ kind: v.literal('code'), login: v.string(), host: v.string(), browser },
    /** The root secret of the login. */
    keyId: v.string(),
  }),
  /** Recovery by code waits. */
  v.object({ kind: v.literal('recovery'), wallet, hours: v.string(), browser }),
  /** Another browser, or another recovery method, can open the wallet. */
  v.object({ kind: v.literal('holders'), wallet, browser }),
  v.object({ kind: v.literal('deletion'), wallet, days: v.string() }),
  v.object({ kind: v.literal('export'), wallet, browser }),
  /** The e-mail of the account was changed. */
  v.object({ kind: v.literal('moved'), wallet, browser }),
  /** The e-mail will be changed, because its mailbox is lost. `change` can be stopped. */
  v.object({
    ...{ kind: v.literal('lost'), wallet, change: v.string(), hours: v.string(), browser },
  }),
  /** Another way to log in was added, or one was taken away. */
  v.object({ kind: v.picklist(['linked', 'unlinked']), wallet, browser, provider: v.string() }),
])

/** What a mail is about. Its words are composed when it is sent. */
export type WalletMail = v.InferOutput<typeof walletMail>
