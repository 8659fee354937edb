/** A link that opens a wallet. */
export type WalletLink = {
  readonly kind: 'native' | 'universal' | 'desktop' | 'web'
  readonly href: string
  /** The same link without the pairing URI, which holds a secret. Set if `href` has the URI. */
  readonly plainHref?: string | undefined
  /** `_top` leaves a frame; `_blank` keeps the page open. */
  readonly target: '_self' | '_top' | '_blank'
}
