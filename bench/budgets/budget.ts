/**
 * A measured quantity. It must not exceed `max`. A time that exceeds `aim` is called slow and fails
 * nothing, because it depends on the machine; counts beside it decide. With neither it is only
 * printed.
 */
export type Budget = {
  readonly name: string
  readonly unit: string
  readonly max?: number | undefined
  readonly aim?: number | undefined
}
