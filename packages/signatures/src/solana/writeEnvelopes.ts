import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const domain = concatBytes(Uint8Array.of(0xff), utf8ToBytes('solana offchain'))
/** The longest envelope that a hardware wallet shows in full. */
const longestShort = 1232
/** The length of a text has two bytes. */
const longest = 0xffff

/**
 * The bytes that a wallet may sign in place of a text, so that they cannot be a transaction: the
 * envelope that Ledger's app and the command line began with, and versions 0 and 1 of the proposal.
 * The application domain of version 0 is empty.
 * @see the off-chain message signing proposal of Solana
 */
export function writeEnvelopes(parameters: {
  text: Uint8Array
  publicKey: Uint8Array
}): readonly Uint8Array[] {
  const { text, publicKey } = parameters
  const signers = concatBytes(Uint8Array.of(1), publicKey)
  const latest = concatBytes(domain, Uint8Array.of(1), signers, text)
  if (text.length > longest) return [latest]
  const content = concatBytes(Uint8Array.of(text.length & 0xff, text.length >> 8), text)
  const application = new Uint8Array(32)
  const write = (before: readonly Uint8Array[], after: readonly Uint8Array[]) =>
    listFormats(text, concatBytes(...before, ...after).length).map((format) =>
      concatBytes(...before, Uint8Array.of(format), ...after),
    )
  const version = Uint8Array.of(0)
  return [
    ...write([domain, version], [content]),
    ...write([domain, version, application], [signers, content]),
    latest,
  ]
}

/** By the proposal, and 0, which wallets also write for ASCII with line breaks. */
function listFormats(text: Uint8Array, length: number): readonly number[] {
  const format = length < longestShort ? 1 : 2
  return text.every((byte) => byte < 0x80) ? [format, 0] : [format]
}
