import { check, type GenericSchema, pipe, string } from 'valibot'
import { toPublicKey } from '../base/bytes.ts'

/** A blockhash has the form of a key. */
export const blockhash: GenericSchema<string> = pipe(
  string(),
  check((text) => toPublicKey(text) !== undefined, 'no blockhash'),
)
