/** A call in the trace of a transaction. Texts are in lower case. */
export type TraceFrame = {
  readonly type: 'call' | 'delegatecall' | 'staticcall' | 'callcode' | 'create' | 'selfdestruct'
  readonly from: string
  /** Empty for what could not be created. */
  readonly to: string
  /** Wei that left `from`. */
  readonly value: bigint
  readonly input: string
  readonly isFailed: boolean
  /** The places of the call and of the calls around it, each among its siblings. */
  readonly path: readonly number[]
}
