/**
 * A measured quantity. It must not exceed `max`. Without `max` it is only printed, as times are.
 */
export type Budget = {
  readonly name: string
  readonly unit: string
  readonly max?: number | undefined
}
