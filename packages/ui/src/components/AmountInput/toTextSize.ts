/** The size of an amount's digits, by their number, so that every digit is shown. */
export function toTextSize(text: string): 'large' | 'medium' | 'small' | 'least' {
  const { length } = text
  if (length <= 10) return 'large'
  if (length <= 13) return 'medium'
  return length <= 17 ? 'small' : 'least'
}
