/** The addresses of lookup tables, by the table's own address, as the chain has them. */
export type LookupTables = { readonly [table: string]: readonly string[] | undefined }
