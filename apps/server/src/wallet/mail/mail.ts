/** A mail as text. It has no other part, so nothing in it loads or runs. */
export type MailMessage = {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends mails. */
export type Mail = {
  /** Resolves with the id that the mail server gave. */
  send(message: MailMessage): Promise<string>
  close(): Promise<void>
}
