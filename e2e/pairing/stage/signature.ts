import { expect } from 'vitest'

/** Matches the result of signing a message, whatever the signature. */
export const signature: { signature: unknown } = {
  signature: expect.stringMatching(/^0x[0-9a-f]{130}$/),
}
