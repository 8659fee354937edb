import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const opening = '<Bytes>'
const closing = '</Bytes>'

/** A text as extensions take it. */
export function textToHex(text: string): `0x${string}` {
  return `0x${bytesToHex(utf8ToBytes(text))}`
}

/** What a signature may be over: the text wrapped as extensions do it, so that it can be no transaction, or the text alone. */
export function signedForms(text: string): readonly Uint8Array[] {
  const bytes = utf8ToBytes(text)
  if (text.startsWith(opening) && text.endsWith(closing)) return [bytes]
  return [concatBytes(utf8ToBytes(opening), bytes, utf8ToBytes(closing)), bytes]
}
