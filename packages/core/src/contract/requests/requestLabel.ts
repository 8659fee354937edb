/**
 * What the owner of a contract says about a call or a signature, as the app's service has it.
 * Foreign words that nothing checks: they stand beside what was decoded, and no rule reads them.
 * @see ERC-7730
 */
export type RequestLabel = {
  /** Whose words they are. */
  readonly owner: string
  /** What it does, in the words of the owner. */
  readonly intent: string
}
