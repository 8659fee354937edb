import { CustodyError } from '../custodyError.ts'
import type { Bytes } from './bytes.ts'

/** Reads what `encodeFields` and `encodeNumber` wrote. */
export type ByteReader = {
  /** A whole number of so many bytes. */
  number(length: number): number
  /** So many bytes, copied. */
  take(length: number): Bytes
  /** All that is left, copied. */
  rest(): Bytes
  /** Bytes after their length. */
  bytes(): Bytes
  /** Text after its length. */
  text(): string
  /** @throws if something is left */
  end(): void
}

/** Reads bytes from others, in order. Every method throws `MALFORMED` where they are short. */
export function createByteReader(source: Uint8Array): ByteReader {
  let at = 0
  const take = (length: number): Bytes => {
    if (at + length > source.length) throw new CustodyError('MALFORMED', 'bytes are missing')
    at += length
    return new Uint8Array(source.subarray(at - length, at))
  }
  const number = (length: number) => take(length).reduce((value, byte) => value * 256 + byte, 0)
  const bytes = () => take(number(2))
  return {
    number,
    take,
    rest: () => take(source.length - at),
    bytes,
    text: () => readText(bytes()),
    end() {
      if (at < source.length) throw new CustodyError('MALFORMED', 'bytes are left over')
    },
  }
}

function readText(bytes: Bytes): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new CustodyError('MALFORMED', 'a text is not UTF-8')
  }
}
