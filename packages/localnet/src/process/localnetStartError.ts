export type LocalnetStartErrorParameters = {
  chain: { id: number | string; name: string }
  /** The cause, as the end of "… did not start: ". */
  reason: string
  /** What the reader can do about it. */
  remedy: string
  /** The last lines that the node printed. */
  output?: string | undefined
  /** The node's name. @default Anvil */
  program?: string | undefined
  cause?: unknown
}

/** A local chain did not start. All other chains of the call are stopped. */
export class LocalnetStartError extends Error {
  override readonly name = 'LocalnetStartError'
  readonly code = 'LOCALNET_START_FAILED'
  readonly chainId: number | string
  readonly output: string

  constructor(parameters: LocalnetStartErrorParameters) {
    const { chain, reason, remedy, output = '', program = 'Anvil', cause } = parameters
    const lines = [
      `The local stand-in for ${chain.name} (${chain.id}) did not start: ${reason}.`,
      'No local chain is running now.',
      remedy,
    ]
    if (output) lines.push('', `${program} said:`, output)
    super(lines.join('\n'), { cause })
    this.chainId = chain.id
    this.output = output
  }
}
