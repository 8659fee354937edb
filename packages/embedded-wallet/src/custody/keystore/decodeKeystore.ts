import * as v from 'valibot'
import type { Bytes } from '../bytes/bytes.ts'
import { type ByteReader, createByteReader } from '../bytes/createByteReader.ts'
import { CustodyError } from '../custodyError.ts'
import type { Keystore } from './keystore.ts'
import { keystoreSchema } from './keystoreSchema.ts'

/**
 * Decodes what `encodeKeystore` encoded.
 * @throws `MALFORMED` where it is of another version, or says what a keystore may not say
 */
export function decodeKeystore(bytes: Bytes): Keystore {
  const reader = createByteReader(bytes)
  if (reader.number(1) !== 1) throw new CustodyError('MALFORMED', 'a version that is not known')
  const keystore = {
    walletId: reader.text(),
    generation: reader.number(4),
    entropy: reader.bytes(),
    accounts: readList(reader, readAccount),
    holders: readList(reader, readHolder),
  }
  reader.end()
  const { success, output } = v.safeParse(keystoreSchema(), keystore)
  if (success) return output
  throw new CustodyError('MALFORMED', 'a keystore that says what none may say')
}

function readList<Item>(reader: ByteReader, read: (reader: ByteReader) => Item): Item[] {
  return Array.from({ length: reader.number(1) }, () => read(reader))
}

function readAccount(reader: ByteReader) {
  return {
    namespace: reader.text(),
    address: reader.text(),
    type: reader.text(),
    privateKey: reader.bytes(),
  }
}

function readHolder(reader: ByteReader) {
  return {
    id: reader.text(),
    kind: reader.text(),
    role: reader.text(),
    publicKey: reader.bytes(),
    label: reader.text(),
    createdAt: reader.number(6),
    lastTestedAt: reader.number(6) || undefined,
  }
}
