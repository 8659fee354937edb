import { createLinkToken, type LinkToken } from './createLinkToken.ts'

/** What the link in a mail to a lost mailbox stops the change with, which waits for 3 days. */
export const keepEmailToken: LinkToken = createLinkToken('keep-email', 4)
