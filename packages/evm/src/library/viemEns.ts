import { createClient, custom } from 'viem'
import { getEnsAddress, normalize } from 'viem/ens'

/** What viem resolves names with, published as one file; see `tsdown.libraries.config.ts`. */
export const library: {
  readonly createClient: typeof createClient
  readonly custom: typeof custom
  readonly getEnsAddress: typeof getEnsAddress
  readonly normalize: typeof normalize
} = { createClient, custom, getEnsAddress, normalize }
