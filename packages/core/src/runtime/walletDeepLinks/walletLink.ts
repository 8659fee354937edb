/** A link that opens a wallet. */
export type WalletLink = {
  readonly kind: 'native' | 'universal' | 'desktop' | 'web'
  readonly href: string
  /** `_top` leaves a frame; `_blank` keeps the page open. */
  readonly target: '_self' | '_top' | '_blank'
}
