import type { KitOptions } from '@cleat/core'
import { localnet, tokens } from '../localnet/localnet.ts'

/** The tokens of the local chains. */
export const localTokens: NonNullable<KitOptions['tokens']> = Object.fromEntries(
  localnet.map(({ id }) => [`eip155:${id}`, tokens.map(({ address }) => ({ address }))]),
)
