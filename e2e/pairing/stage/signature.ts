import { expect } from 'vitest'

/** What signing a message resolves with, whatever the signature. */
export const signature: { signature: unknown } = {
  signature: expect.stringMatching(/^0x[0-9a-f]{130}$/),
}
