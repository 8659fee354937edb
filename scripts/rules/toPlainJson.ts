/** Writes JSON in ASCII, so that marks that hide or turn text around are seen. */
export function toPlainJson(value: unknown): string {
  const toEscape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return `${JSON.stringify(value, null, 2).replace(/[^\n -~]/g, toEscape)}\n`
}
