import { createLinkToken, type LinkToken } from './createLinkToken.ts'

/** What the link of a notice freezes a wallet with. It works for 30 days. */
export const freezeToken: LinkToken = createLinkToken('freeze', 30)
