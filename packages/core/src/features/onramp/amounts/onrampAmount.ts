/** An amount of a currency: a plain decimal number. */
export type OnrampAmount = { readonly amount: string; readonly currency: string }
