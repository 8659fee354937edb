import type { ParsedAddress } from '../address/parseAddress.ts'
import type { Digests } from './createDigests.ts'
import type { Proof } from './readProof.ts'

/** A proof, and the address whose locking script it has to satisfy. */
export type Spend = {
  readonly proof: Proof
  readonly digests: Digests
  readonly address: ParsedAddress
}
