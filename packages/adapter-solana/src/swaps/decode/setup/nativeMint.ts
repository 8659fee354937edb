/** The token that SOL is wrapped into. */
export const nativeMint = 'So11111111111111111111111111111111111111112'
