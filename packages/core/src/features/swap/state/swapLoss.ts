/** What has to happen because of what an exchange loses. */
export type SwapLossLevel =
  | 'none'
  /** It is shown. */
  | 'warn'
  /** The visitor types the amount first. */
  | 'confirm'
  /** It cannot be done. */
  | 'refuse'

/** How much of the value an exchange loses. */
export type SwapLoss = {
  /** In basis points. `undefined`: it could not be measured. */
  readonly bps: number | undefined
  readonly level: SwapLossLevel
  /** The network's fee in percent of the value, from 10. Absent below, and where it is unknown. */
  readonly feePercent?: number | undefined
}
