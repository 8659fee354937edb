import * as v from 'valibot'
import { CustodyError } from '../custodyError.ts'
import type { Kit } from './kit.ts'

/**
 * Reads the file of a recovery kit.
 * @throws `MALFORMED` where it is none, or one of a version that is not known
 */
export function readKit(file: string): Kit {
  const { success, output } = v.safeParse(kitSchema(), parseJson(file.slice(0, 10_000)))
  if (success) return output
  throw new CustodyError('MALFORMED', 'the file is no recovery kit of version 1')
}

function kitSchema(): v.GenericSchema<Kit> {
  const address = v.optional(v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{32,44}$/)))
  return v.strictObject({
    format: v.literal('cleat/recovery-kit'),
    version: v.literal(1),
    walletId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    createdAt: v.pipe(v.string(), v.isoTimestamp()),
    addresses: v.strictObject({ eip155: address, solana: address }),
    // 65 bytes of key, 32 of entropy and 16 of tag.
    sealed: v.pipe(v.string(), v.regex(/^[\w-]{151}$/)),
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
