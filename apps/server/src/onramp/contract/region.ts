/** Where a visitor lives, by their own word: providers ask again. */
export type Region = {
  /** ISO 3166-1, two letters. */
  readonly country: string
  /** ISO 3166-2 without the country, such as `NY`. */
  readonly subdivision: string | undefined
}
