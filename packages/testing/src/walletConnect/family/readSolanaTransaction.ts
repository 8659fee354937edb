import { base58 } from '@scure/base'

/** An instruction of a transaction. */
export type SolanaInstruction = {
  /** The address of the program, in base58. */
  readonly program: string
  /** The accounts, in base58. `undefined`: the address is in a lookup table on the chain. */
  readonly accounts: readonly (string | undefined)[]
  /** The data for the program. */
  readonly data: Uint8Array
}

/** The content of a transaction. */
export type SolanaTransactionContent = {
  /** One per signer. Missing signatures are zeros. */
  readonly signatures: readonly Uint8Array[]
  /** The addresses of the signers, in base58. The first pays the fee. */
  readonly signers: readonly string[]
  /** The instructions, in their order. */
  readonly instructions: readonly SolanaInstruction[]
}

/**
 * Reads a legacy or version 0 transaction.
 * @throws if it is invalid
 */
export function readSolanaTransaction(transaction: Uint8Array): SolanaTransactionContent {
  const reader = createReader(transaction)
  const signatures = reader.list(() => reader.bytes(64))
  const isVersioned = (reader.peek() & versionFlag) !== 0
  if (isVersioned && reader.byte() !== versionFlag) throw malformed()
  const signerCount = reader.byte()
  // Skip the counts of read-only accounts, which signing and display do not need.
  reader.bytes(2)
  const accounts = reader.list(() => base58.encode(reader.bytes(32)))
  reader.bytes(32)
  const instructions = reader.list(() => {
    const program = accounts[reader.byte()]
    if (program === undefined) throw malformed()
    const used = reader.list(() => reader.byte())
    const data = reader.bytes(reader.length())
    return { program, accounts: used.map((place) => accounts[place]), data }
  })
  if (isVersioned) skipTables(reader)
  if (!reader.isAtEnd() || signerCount !== signatures.length || signerCount > accounts.length)
    throw malformed()
  return { signatures, signers: accounts.slice(0, signerCount), instructions }
}

/**
 * The highest bit of the first byte marks a versioned message. The rest is the version, of which
 * only 0 exists.
 */
const versionFlag = 0x80

function skipTables(reader: Reader): void {
  reader.list(() => {
    reader.bytes(32)
    reader.bytes(reader.length())
    reader.bytes(reader.length())
  })
}

type Reader = ReturnType<typeof createReader>

function createReader(source: Uint8Array) {
  let at = 0
  const bytes = (count: number) => {
    if (at + count > source.length) throw malformed()
    at += count
    return source.slice(at - count, at)
  }
  const byte = () => bytes(1)[0] ?? 0
  /** A compact-u16: groups of seven bits, least significant first. */
  const length = () => {
    let value = 0
    for (let group = 0; group < 3; group += 1) {
      const bits = byte()
      value |= (bits & 0x7f) << (7 * group)
      if (bits < 0x80) return value
    }
    throw malformed()
  }
  return {
    ...{ bytes, byte, length },
    peek: () => source[at] ?? 0,
    isAtEnd: () => at === source.length,
    list: <item>(read: () => item): readonly item[] => Array.from({ length: length() }, read),
  }
}

function malformed(): Error {
  return new Error('The transaction is malformed.')
}
