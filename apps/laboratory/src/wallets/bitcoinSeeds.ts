/** The seeds of the laboratory's Bitcoin wallets. The local chain funds each of them. */
export const bitcoinSeeds = { tideway: 'tideway', lighthouse: 'lighthouse' } as const
