/** A file of JSON, as people write it. */
export function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
