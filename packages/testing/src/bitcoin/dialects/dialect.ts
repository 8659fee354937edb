import type { BitcoinSigner } from '../bitcoinSigner.ts'

/** Where a wallet is found: a window, or what stands in for one. */
export type BitcoinTarget = Pick<
  EventTarget,
  'addEventListener' | 'removeEventListener' | 'dispatchEvent'
>

/** Lets a wallet be found in one dialect. Returns what takes it away. */
export type SpeakDialect = (parameters: {
  signer: BitcoinSigner
  target: BitcoinTarget
}) => () => void
