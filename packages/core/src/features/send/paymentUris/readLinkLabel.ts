import { toPlainText } from '../../../base/text/toPlainText.ts'

const lengthLimit = 64

/** The receiver's name in a link, sanitized for display. Empty if nothing remains. */
export function readLinkLabel(values: ReadonlyMap<string, string>): { label?: string } {
  const label = toPlainText(values.get('label') ?? '', lengthLimit)
  return label === '' ? {} : { label }
}
