import { type GenericSchema, pipe, regex, string, toLowerCase } from 'valibot'

/** An address, in lower case. `field` is named where it is none. */
export function addressSchema(field: string): GenericSchema<unknown, string> {
  return pipe(string(field), regex(/^0x[0-9a-f]{40}$/i, field), toLowerCase())
}
