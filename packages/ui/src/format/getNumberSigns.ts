export type NumberSigns = {
  /** The decimal separator. */
  readonly decimal: string
  /** The thousands separator. */
  readonly group: string
}

/** The number format of a language. */
export function getNumberSigns(locale: string): NumberSigns {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1234567.5)
  const find = (wanted: string) => parts.find(({ type }) => type === wanted)?.value
  return { decimal: find('decimal') ?? '.', group: find('group') ?? ',' }
}
