/** Whether a part of an answer is a text, and no longer than any is. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 4096
}
