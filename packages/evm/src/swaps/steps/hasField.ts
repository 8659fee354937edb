/** Whether a payload has a field, which tells its kind. What is in it is read by others. */
export function hasField(payload: unknown, field: string): boolean {
  return typeof payload === 'object' && payload !== null && Object.hasOwn(payload, field)
}
