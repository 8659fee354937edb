/**
 * A measured value. `value` is compared with the budget. The two sides it may come from are only
 * printed.
 */
export type Measurement = {
  readonly value: number
  readonly bare?: string
  readonly cleat?: string
}

/** One measurement for each budget of a part. */
export type Measured<budgets> = { readonly [key in keyof budgets]: Measurement }
