import { type Address, type Client, isAddressEqual, slice } from 'viem'
import { getCode, getStorageAt } from 'viem/actions'
import { contractProgram } from './contractProgram.ts'
import type { AccountCode } from './readCode.ts'

/** Where a proxy has the address of its code. @see ERC-1967 */
const slot = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc'

/** Reads what a contract account runs on a chain: its owner may have given it other code. */
export async function readContractCode(
  client: Client,
  { address }: { address: Address },
): Promise<AccountCode> {
  const code = await getCode(client, { address })
  if (code === undefined || code === '0x') return { kind: 'none' }
  const stored = await getStorageAt(client, { address, slot })
  const program = stored?.length === 66 ? slice(stored, 12) : undefined
  return program && isAddressEqual(program, contractProgram.address)
    ? { kind: 'known', implementation: contractProgram }
    : { kind: 'unknown', address: program }
}
