export type NumberSigns = {
  /** Stands before the decimals. */
  readonly decimal: string
  /** Separates groups of digits. */
  readonly group: string
}

/** How numbers are written in a language. */
export function getNumberSigns(locale: string): NumberSigns {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1234567.5)
  const find = (wanted: string) => parts.find(({ type }) => type === wanted)?.value
  return { decimal: find('decimal') ?? '.', group: find('group') ?? ',' }
}
