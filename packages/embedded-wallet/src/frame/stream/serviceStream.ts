/** What the service says unasked: one stream, while there is something to hear of. */
export type ServiceStream = {
  /** Whether a visitor is logged in, as far as the frame knows. */
  setSession(hasSession: boolean): void
  /**
   * Calls once a handoff may have changed, and whenever what was said may have been missed.
   * @returns the unsubscribe function
   */
  watchHandoff(hash: string, onChange: () => void): () => void
  /** Whether it is heard. Where it is not, handoffs are asked for. */
  isLive(): boolean
}
