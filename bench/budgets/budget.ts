/** What is measured. It must not exceed `max`; without one it is printed and not judged, as times are. */
export type Budget = {
  readonly name: string
  readonly unit: string
  readonly max?: number | undefined
}
