/** What became of a changed address of e-mail. */
export type ChangedEmail = {
  /** The new address. */
  readonly email: string
}
