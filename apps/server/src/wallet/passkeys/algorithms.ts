/** Signatures that passkeys may make: ES256, EdDSA and RS256, by their COSE ids. */
export const algorithms = [-7, -8, -257] as const
