import type { LinkProblem } from './readLink.ts'

/** What is wrong with a link, and what to do. */
export function linkProblemText(problem: LinkProblem): string {
  return texts[problem]
}

const texts: Readonly<Record<LinkProblem, string>> = {
  empty: 'Paste the link that the app shows under its QR code.',
  notALink: 'This is not a connection link. It starts with “wc:”. Copy it from the app again.',
  otherVersion: 'This link is of another version of WalletConnect. This wallet speaks version 2.',
  damaged: 'This link is not whole. Copy it from the app again.',
  expired: 'This link has expired. Ask the app for a new one.',
}
