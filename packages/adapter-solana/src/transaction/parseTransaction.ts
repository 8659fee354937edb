import { base58 } from '@scure/base'
import { createReader } from './createReader.ts'

/** The accounts and instructions of a message. */
export type ParsedMessage = {
  readonly version: 'legacy' | 0
  /** The addresses it names, signers first. */
  readonly accounts: readonly string[]
  readonly signers: readonly string[]
  readonly isWritable: (index: number) => boolean
  readonly blockhash: string
  readonly instructions: readonly ParsedInstruction[]
  /** The lookup-table section, as bytes. */
  readonly lookups: Uint8Array
}

export type ParsedInstruction = {
  readonly program: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
}

export type ParsedTransaction = {
  readonly signatures: readonly Uint8Array[]
  /** The signed part, as bytes. */
  readonly messageBytes: Uint8Array
  readonly message: ParsedMessage
}

/**
 * Parses the bytes of a transaction completely. `undefined` if they are invalid or bytes remain.
 */
export function parseTransaction(bytes: Uint8Array): ParsedTransaction | undefined {
  try {
    const reader = createReader(bytes)
    const signatures = Array.from({ length: reader.length() }, () => reader.take(64))
    const messageBytes = reader.rest()
    const message = parseMessage(messageBytes)
    if (!message || message.signers.length !== signatures.length) return undefined
    return { signatures, messageBytes, message }
  } catch {
    return undefined
  }
}

/** Parses the bytes of a message completely. `undefined` if they are invalid or bytes remain. */
export function parseMessage(bytes: Uint8Array): ParsedMessage | undefined {
  try {
    const reader = createReader(bytes)
    const first = reader.byte()
    const isVersioned = first >= 0x80
    if (isVersioned && first !== 0x80) return undefined
    const signerCount = isVersioned ? reader.byte() : first
    const readonlySigners = reader.byte()
    const readonlyOthers = reader.byte()
    const accounts = Array.from({ length: reader.length() }, () => base58.encode(reader.take(32)))
    if (signerCount === 0 || signerCount > accounts.length) return undefined
    if (readonlySigners >= signerCount) return undefined
    if (readonlyOthers > accounts.length - signerCount) return undefined
    const blockhash = base58.encode(reader.take(32))
    const instructions = Array.from({ length: reader.length() }, () => ({
      program: reader.byte(),
      accounts: [...reader.take(reader.length())],
      data: reader.take(reader.length()),
    }))
    const lookups = reader.rest()
    if (isVersioned ? !isLookups(lookups) : lookups.length > 0) return undefined
    return {
      version: isVersioned ? 0 : 'legacy',
      ...{ accounts, blockhash, instructions, lookups },
      signers: accounts.slice(0, signerCount),
      isWritable: (index) =>
        index < signerCount
          ? index < signerCount - readonlySigners
          : index < accounts.length - readonlyOthers,
    }
  } catch {
    return undefined
  }
}

function isLookups(bytes: Uint8Array): boolean {
  const reader = createReader(bytes)
  for (let left = reader.length(); left > 0; left -= 1) {
    reader.take(32)
    reader.take(reader.length())
    reader.take(reader.length())
  }
  return reader.rest().length === 0
}
