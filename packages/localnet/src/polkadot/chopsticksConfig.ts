export type ChopsticksConfigParameters = {
  /** The file of the first state. */
  genesis: string
  port: number
  /** What accounts have, in the smallest unit, by address. */
  balances: Readonly<Record<string, bigint>>
}

/** How the node is told to work: alone, with real signature checks, a block for each transaction and no database. */
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
