/** Images as SVG text. `undefined` where there is none. */
export type Icons = {
  /** By a wallet's `image_id`, or by its id if it has none. */
  wallet(imageId: string): Promise<string | undefined>
  /** By CAIP-2 id, or by AppKit's image id of a network or connector. */
  asset(id: string): Promise<string | undefined>
  /** By ISO 4217 code, in any case. */
  currency(code: string): Promise<string | undefined>
  /** By symbol, in any case. */
  token(symbol: string): Promise<string | undefined>
}
