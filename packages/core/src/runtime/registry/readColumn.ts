/** The values of all wallets for one field. Empty ones are unknown. */
export function readColumn(column: string, prefix = ''): readonly (string | undefined)[] {
  return column.split('|').map((value) => (value ? prefix + value : undefined))
}
