import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import type { Bytes } from '../bytes/bytes.ts'

/** Writes entropy of 32 bytes as 24 words, for export: the one secret that becomes a string. */
export function toWords(entropy: Bytes): string {
  if (entropy.length !== 32) throw new RangeError('Entropy has 32 bytes.')
  return entropyToMnemonic(entropy, wordlist)
}
