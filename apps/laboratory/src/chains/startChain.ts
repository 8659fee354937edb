import { fetchLaboratory } from '../localnet/fetchLaboratory.ts'

export type StartedChain = {
  readonly rpcUrl: string
  /** The CAIP-2 reference, where it is not known beforehand. */
  readonly reference: string
}

export type StartedSolana = StartedChain & {
  readonly tokens: readonly { readonly address: string }[]
}

/** Requests a chain that the laboratory starts on demand. */
export async function startChain(name: 'solana'): Promise<StartedSolana>
export async function startChain(name: 'bitcoin' | 'polkadot'): Promise<StartedChain>
export async function startChain(name: 'solana' | 'bitcoin' | 'polkadot'): Promise<StartedChain> {
  return fetchLaboratory({ path: `local-chains/${name}` })
}
