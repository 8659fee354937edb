import type { Address, Client } from 'viem'
import { getCode } from 'viem/actions'
import type { ContractProgram } from './contractProgram.ts'
import { type Implementation, implementations } from './implementations.ts'

/** What an account runs. */
export type AccountCode<program = Implementation | ContractProgram> =
  | { readonly kind: 'none' }
  | { readonly kind: 'known'; readonly implementation: program }
  /** Its author may be able to take what is sent there. */
  | { readonly kind: 'unknown'; readonly address: Address | undefined }

/** Reads what an account runs on a chain. @see EIP-7702 */
export async function readCode(
  client: Client,
  { address }: { address: Address },
): Promise<AccountCode<Implementation>> {
  const code = await getCode(client, { address })
  if (code === undefined || code === '0x') return { kind: 'none' }
  if (!/^0xef0100[\da-f]{40}$/i.test(code)) return { kind: 'unknown', address: undefined }
  const delegate = `0x${code.slice(8)}`
  const known = Object.values(implementations).find(
    (implementation) => implementation.address.toLowerCase() === delegate.toLowerCase(),
  )
  return known
    ? { kind: 'known', implementation: known }
    : { kind: 'unknown', address: delegate as Address }
}
