import { skeleton } from './skeleton.ts'

/** Roles that mail is sent to (RFC 2142), and words that visitors trust. */
const words = [
  ...['abuse', 'admin', 'administrator', 'hostmaster', 'info', 'marketing', 'noc', 'postmaster'],
  ...['sales', 'security', 'support', 'usenet', 'webmaster', 'account', 'airdrop', 'bridge'],
  ...['claim', 'help', 'helpdesk', 'login', 'mint', 'moderator', 'official', 'payment', 'recovery'],
  ...['refund', 'rewards', 'root', 'service', 'signin', 'staking', 'swap', 'system', 'team'],
  ...['treasury', 'trust', 'vault', 'verified', 'verify', 'wallet', 'null', 'undefined'],
  ...['constructor', 'prototype', 'localhost', 'example'],
]
const skeletons = new Set(words.map(skeleton))

/**
 * Whether a label is kept back: a word of trust, a brand, or a word of the operator. Those that
 * look like one are kept back as well.
 * @param reserved skeletons of brands and of the operator's words
 */
export function isReserved(label: string, reserved: ReadonlySet<string>): boolean {
  const own = skeleton(label)
  return skeletons.has(own) || reserved.has(own)
}
