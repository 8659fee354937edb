/** What the page behind the link of a mail to a lost mailbox shows. */
export type KeepEmailView =
  | {
      readonly name: 'ask'
      /** Whether the service is being told. */
      readonly isBusy: boolean
      readonly problem: 'service' | undefined
    }
  | { readonly name: 'kept' }
  /** Stopped before, done, or a link that no mail has. */
  | { readonly name: 'over' }

export type KeepEmailPage = {
  /** Stops the change. */
  keep(): void
}
