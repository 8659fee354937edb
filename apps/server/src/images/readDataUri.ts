/**
 * Decodes a `data:` URI.
 * @throws if it is invalid
 */
export function readDataUri(uri: string): Buffer {
  const found = /^data:[^,]*?(;base64)?,(.*)$/is.exec(uri)
  if (!found) throw new Error('is no data in an address')
  const [, isBase64, text = ''] = found
  return isBase64 ? Buffer.from(text, 'base64') : Buffer.from(decodeURIComponent(text))
}
