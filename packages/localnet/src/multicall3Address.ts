import type { Address } from 'viem'

/** The address of Multicall3 on nearly every public EVM chain. */
export const multicall3Address: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'
