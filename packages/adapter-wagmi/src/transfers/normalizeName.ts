import type { NormalizeName } from '@cleat/evm/transfers'
import { normalize } from 'viem/ens'

/** viem's tables of what may be a name. They are larger than all the rest, and come with the first name that somebody types. */
export const normalizeName: NormalizeName = normalize
