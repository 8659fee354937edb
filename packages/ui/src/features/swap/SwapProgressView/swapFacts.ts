import type { PreparedSwap, SwapStep } from '@cleat/core/swap'

/** The step of a swap as the visitor confirmed it. */
export type SwapFacts = {
  readonly prepared: PreparedSwap
  readonly type: SwapStep['type']
  /** Zero-based, in `prepared.steps`. */
  readonly step: number
  /** The pictures of the tokens. */
  readonly icons: { readonly [side in 'source' | 'target']: string | undefined }
}
