import fc from 'fast-check'

/** The two halves of a CAIP-2 id. */
export const networkIds: fc.Arbitrary<{ namespace: string; reference: string }> = fc.record({
  namespace: fc.stringMatching(/^[-a-z0-9]{3,8}$/),
  reference: fc.stringMatching(/^[-_a-zA-Z0-9]{1,32}$/),
})

export const addresses: fc.Arbitrary<string> = fc.stringMatching(/^[-.%a-zA-Z0-9]{1,128}$/)
