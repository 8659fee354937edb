import { toPlainText } from '../../../base/text/toPlainText.ts'

const lengthLimit = 64

/** Whom a link says that it pays, made safe to show, if anything is left. */
export function readLinkLabel(values: ReadonlyMap<string, string>): { label?: string } {
  const label = toPlainText(values.get('label') ?? '', lengthLimit)
  return label === '' ? {} : { label }
}
