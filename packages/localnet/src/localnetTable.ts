import type { Localnet } from './startLocalnet.ts'

export type LocalnetTableParameters = { localnet: Pick<Localnet, 'chains' | 'accounts'> }

/** The output of the command line: the URL of each chain and the accounts on it. */
export function localnetTable(parameters: LocalnetTableParameters): string {
  const { chains, accounts } = parameters.localnet
  return [
    ...table([
      ['Chain', 'Id', 'RPC URL', 'Stands in for'],
      ...chains.map(({ id, name, rpcUrl }) => [
        `Local ${name}`,
        String(id),
        rpcUrl,
        `${name} (same chain id, empty chain)`,
      ]),
    ]),
    '',
    'Accounts, 10,000 ETH each on every chain. The keys are public: for local use only.',
    '',
    ...table([
      ['Address', 'Private key'],
      ...accounts.map(({ address, privateKey }) => [address, privateKey]),
    ]),
    '',
    'Press Ctrl-C to stop.',
  ].join('\n')
}

function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths: number[] = []
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, cell.length)
    })
  }
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
