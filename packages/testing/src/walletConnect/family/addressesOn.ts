/** The addresses of accounts in CAIP-10 that are on a chain. */
export function addressesOn(parameters: {
  chain: string
  accounts: readonly string[]
}): readonly string[] {
  const { chain, accounts } = parameters
  const prefix = `${chain}:`
  return accounts
    .filter((account) => account.startsWith(prefix))
    .map((account) => account.slice(prefix.length))
}
