import type { ContractKind } from '../../swaps/contracts/contractKind.ts'
import { listContracts } from '../../swaps/contracts/listContracts.ts'
import { permit2 } from '../../swaps/contracts/permit2.ts'

/** What visitors call the contracts that Cleat knows. */
const names: { readonly [kind in ContractKind]: string | undefined } = {
  '0x': '0x',
  '1inch': '1inch',
  lifi: 'LI.FI',
  v2: 'Uniswap',
  v3: 'Uniswap',
  'universal-router-2.0': 'Uniswap',
  'universal-router-2.1': 'Uniswap',
  'universal-router-proxy': 'Uniswap',
  wrapped: undefined,
}

/** The names of the spenders that are known on a chain, by address in lower case. */
export function listSpenders(chainId: number): ReadonlyMap<string, string> {
  const { kinds, cow } = listContracts(chainId, {})
  const named = [...kinds].flatMap(([address, kind]) => {
    const name = names[kind]
    return name ? [[address, name] as const] : []
  })
  return new Map([
    [permit2, 'Permit2'],
    ...named,
    ...(cow ? ([[cow.relayer, 'CoW Protocol']] as const) : []),
  ])
}
