/** What the link of a mail does: stops a change of the e-mail, or freezes the wallet. */
export type MailLinkTask = 'keepEmail' | 'freeze'

/** What the page behind the link of a mail shows. */
export type MailLinkView =
  | {
      readonly name: 'ask'
      /** Whether the service is being told. */
      readonly isBusy: boolean
      readonly problem: 'service' | undefined
    }
  | { readonly name: 'done' }
  /** Used before, too old, or a link that no mail has. */
  | { readonly name: 'over' }

export type MailLinkPage = {
  /** Does what the link is for. */
  confirm(): void
}
