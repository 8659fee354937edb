/** The CAIP-2 namespaces besides EIP-155. */
export type FamilyNamespace = 'solana' | 'bip122' | 'cosmos'

/** The CAIP-2 namespaces of the wallet. */
export type PeerNamespace = 'eip155' | FamilyNamespace
