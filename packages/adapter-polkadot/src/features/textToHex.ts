import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** A text in the format of extensions. */
export function textToHex(text: string): `0x${string}` {
  return `0x${bytesToHex(utf8ToBytes(text))}`
}
