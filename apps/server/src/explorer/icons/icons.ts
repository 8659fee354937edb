/** Pictures as SVG text. `undefined` for what there is no picture of. */
export type Icons = {
  /** By the `image_id` of a wallet, or by its id if it has none. */
  wallet(imageId: string): Promise<string | undefined>
  /** By CAIP-2 id, or by an image id that AppKit knows a network or a connector by. */
  asset(id: string): Promise<string | undefined>
  /** By ISO 4217 code, in any case. */
  currency(code: string): Promise<string | undefined>
  /** By symbol, in any case. */
  token(symbol: string): Promise<string | undefined>
}
