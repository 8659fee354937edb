/** What the Bitcoin wallets of the laboratory make their keys from. The local chain pays each of them. */
export const bitcoinSeeds = { tideway: 'tideway', lighthouse: 'lighthouse' } as const
