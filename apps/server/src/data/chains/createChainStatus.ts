/** How far the history of a chain is. */
export type HistoryProgress = { readonly head: bigint; readonly indexed: bigint }

export type ChainStatus = {
  /** Whether the node answered when it was asked last. */
  readonly node: 'ok' | 'away' | 'unasked'
  /** Absent where no history is kept, and before its first step. */
  readonly history?: HistoryProgress | undefined
}

/** What is known of chains without asking them: what became of the last questions. */
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
