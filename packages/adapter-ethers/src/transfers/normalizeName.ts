import type { NormalizeName } from '@cleat/evm/transfers'
import { ensNormalize } from 'ethers'

/** ethers' tables of what may be a name. They come with the first name that somebody types. */
export const normalizeName: NormalizeName = ensNormalize
