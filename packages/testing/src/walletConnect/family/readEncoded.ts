import { base58, base64 } from '@scure/base'
import { invalidParams } from '../../params/invalidParams.ts'

const coders: { readonly base58: Coder; readonly base64: Coder } = { base58, base64 }

type Coder = { decode: (text: string) => Uint8Array }

export type ReadEncodedParameters = {
  value: unknown
  name: string
  encoding: keyof typeof coders
}

/** Decodes bytes from a text. */
export function readEncoded({ value, name, encoding }: ReadEncodedParameters): Uint8Array {
  try {
    if (typeof value === 'string') return coders[encoding].decode(value)
  } catch {
    // The error below also covers values that are not text.
  }
  throw invalidParams(`"${name}" must be bytes in ${encoding}`)
}
