export type ChopsticksConfigParameters = {
  /** The file with the genesis state. */
  genesis: string
  port: number
  /** Balances in base units, by address. */
  balances: Readonly<Record<string, bigint>>
}

/**
 * The node's configuration: no network, real signature checks, a block per transaction, no
 * database.
 */
export function chopsticksConfig(parameters: ChopsticksConfigParameters): string {
  const { genesis, port, balances } = parameters
  const accounts = Object.entries(balances).map(([address, free]) => [
    [address],
    { providers: 1, data: { free: String(free) } },
  ])
  // JSON is YAML.
  return JSON.stringify({
    genesis,
    port,
    host: '127.0.0.1',
    'mock-signature-host': false,
    'build-block-mode': 'Instant',
    'import-storage': { System: { Account: accounts } },
  })
}
