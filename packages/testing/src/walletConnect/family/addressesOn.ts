/** The addresses of CAIP-10 accounts on one chain. */
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
