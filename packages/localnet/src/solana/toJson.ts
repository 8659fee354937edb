/** JSON with integers of any size, as nodes write it. */
export function toJson(value: unknown): string {
  const mark = '\u0000'
  const text = JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? mark + part : part))
  return text.replace(/"\\u0000(\d+)"/g, '$1')
}
