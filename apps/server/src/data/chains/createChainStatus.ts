/** The progress of a chain's history. */
export type HistoryProgress = { readonly head: bigint; readonly indexed: bigint }

export type ChainStatus = {
  /** The outcome of the node's latest request. */
  readonly node: 'ok' | 'away' | 'unasked'
  /** Absent without history, and before its first step. */
  readonly history?: HistoryProgress | undefined
}

/** The state of chains from the latest requests, without new ones. */
export type ChainStatuses = {
  noteNode(chainId: string, isOk: boolean): void
  noteHistory(chainId: string, progress: HistoryProgress): void
  read(chainId: string): ChainStatus
}

export function createChainStatus(): ChainStatuses {
  const known = new Map<string, ChainStatus>()
  const read = (chainId: string): ChainStatus => known.get(chainId) ?? { node: 'unasked' }
  return {
    read,
    noteNode(chainId, isOk) {
      known.set(chainId, { ...read(chainId), node: isOk ? 'ok' : 'away' })
    },
    noteHistory(chainId, history) {
      known.set(chainId, { ...read(chainId), history })
    },
  }
}
