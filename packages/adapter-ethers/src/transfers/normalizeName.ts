import type { NormalizeName } from '@cleat/evm/transfers'
import { ensNormalize } from 'ethers'

/** ethers' tables for normalizing names. They load with the first typed name. */
export const normalizeName: NormalizeName = ensNormalize
