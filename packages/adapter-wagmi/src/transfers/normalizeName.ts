import type { NormalizeName } from '@cleat/evm/transfers'
import { normalize } from 'viem/ens'

/** viem's tables for normalizing names. They are large and load with the first typed name. */
export const normalizeName: NormalizeName = normalize
