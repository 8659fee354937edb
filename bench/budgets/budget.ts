/** A number that must not be exceeded. */
export type Budget = { readonly name: string; readonly unit: string; readonly max: number }
