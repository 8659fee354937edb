/** The families of chains beside Ethereum's, as CAIP-2 names them. */
export type FamilyNamespace = 'solana' | 'bip122'

export type PeerNamespace = 'eip155' | FamilyNamespace
