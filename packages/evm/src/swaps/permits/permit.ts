import type { EvmCall } from '../calls/evmCall.ts'

/** An allowance that the account signs, and the exchange that uses it. */
export type Permit = {
  /** What is signed. @see EIP-712 */
  readonly typedData: unknown
  /** A call with the same effect, to try the exchange out before it is signed. */
  readonly grant: EvmCall
  /** The exchange with room for the signature: zeros stand in its place. */
  readonly call: EvmCall
  /** Writes the data of the exchange with the signature, which is 65 bytes. */
  readonly write: (signature: string) => string
}
