// biome-ignore lint/suspicious/noControlCharactersInRegex: what a text must not have
const unprintable = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/

/** The text of bytes. `undefined` unless they are UTF-8 without control characters. */
export function readPlainBytes(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return unprintable.test(text) ? undefined : text
  } catch {
    return undefined
  }
}
