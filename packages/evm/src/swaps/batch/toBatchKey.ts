import type { CaipNetwork } from '@cleat/core/adapter'

/** Names an account of a chain in the memory of batches. */
export function toBatchKey(parameters: {
  address: string
  network: Pick<CaipNetwork, 'id'>
}): string {
  return `${parameters.network.id}:${parameters.address.toLowerCase()}`
}
