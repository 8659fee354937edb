import type { JsonRpc } from '../../rpc/createJsonRpc.ts'
import type { Anchor } from '../historyStore.ts'
import { fetchHeader } from './fetchHeader.ts'

export declare namespace findAncestor {
  type Parameters = {
    rpc: JsonRpc
    /** Newest first. */
    anchors: readonly Anchor[]
    signal: AbortSignal
  }
}

/** The newest anchor that is still in the chain, or `undefined`. */
export async function findAncestor(
  parameters: findAncestor.Parameters,
): Promise<Anchor | undefined> {
  const { rpc, anchors, signal } = parameters
  // A chain that has a block has all its ancestors, so a binary search works.
  let [from, to] = [0, anchors.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const anchor = anchors[middle]
    if (!anchor) break
    const header = await fetchHeader({ rpc, block: anchor.number, signal })
    if (header?.hash === anchor.hash) to = middle
    else from = middle + 1
  }
  return anchors[from]
}
