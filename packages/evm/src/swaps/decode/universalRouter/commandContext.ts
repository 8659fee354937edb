/** What commands mean depends on who sends them, and to which router. */
export type CommandContext = {
  readonly router: string
  /** Who calls the router: the account, or a proxy that it calls. */
  readonly sender: string
  /** Whether the router takes a price limit for each hop, since version 2.1. */
  readonly hasHopLimits: boolean
}
