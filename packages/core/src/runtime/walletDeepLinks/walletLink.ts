/** A way to open a wallet. */
export type WalletLink = {
  readonly kind: 'native' | 'universal' | 'desktop' | 'web'
  readonly href: string
  /** `_top` out of a frame, `_blank` where the page has to stay. */
  readonly target: '_self' | '_top' | '_blank'
}
