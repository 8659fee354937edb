import type { BitcoinSigner } from '../bitcoinSigner.ts'

/** The window of the wallet, or an object in its place. */
export type BitcoinTarget = Pick<
  EventTarget,
  'addEventListener' | 'removeEventListener' | 'dispatchEvent'
>

/** Announces a wallet in one dialect. Returns a function that removes it. */
export type SpeakDialect = (parameters: {
  signer: BitcoinSigner
  target: BitcoinTarget
}) => () => void
