/** What was measured. `value` is held against the budget; the two sides it may come from are for the reader. */
export type Measurement = {
  readonly value: number
  readonly bare?: string
  readonly cleat?: string
}

/** One measurement for each budget of a part. */
export type Measured<budgets> = { readonly [key in keyof budgets]: Measurement }
