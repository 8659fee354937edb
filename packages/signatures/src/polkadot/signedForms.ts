import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const opening = '<Bytes>'
const closing = '</Bytes>'

/**
 * The bytes that a message signature may cover: the text wrapped by the extension, so that it
 * cannot be a transaction, or the text alone.
 */
export function signedForms(text: string): readonly Uint8Array[] {
  const bytes = utf8ToBytes(text)
  if (text.startsWith(opening) && text.endsWith(closing)) return [bytes]
  return [concatBytes(utf8ToBytes(opening), bytes, utf8ToBytes(closing)), bytes]
}
