/** What a box is bound to. It does not open for anything else. */
export type ShareInfo = {
  readonly walletId: string
  readonly generation: number
  /** The share of devices, or of methods of recovery. */
  readonly role: 'd' | 'r'
  readonly holderId: string
}
