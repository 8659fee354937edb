import { askLaboratory } from '../askLaboratory.ts'

export type StartedChain = {
  readonly rpcUrl: string
  /** The second part of its CAIP-2 id, where that is not known beforehand. */
  readonly reference: string
}

export type StartedSolana = StartedChain & {
  readonly tokens: readonly { readonly address: string }[]
}

/** Asks the laboratory for a chain that it starts on request. */
export async function startChain(name: 'solana'): Promise<StartedSolana>
export async function startChain(name: 'bitcoin' | 'polkadot'): Promise<StartedChain>
export async function startChain(name: 'solana' | 'bitcoin' | 'polkadot'): Promise<StartedChain> {
  return askLaboratory({ path: `local-chains/${name}` })
}
