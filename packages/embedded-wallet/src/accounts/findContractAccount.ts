import { isAddressEqual, keccak256, padHex, parseAbi } from 'viem'
import { getCode, readContract } from 'viem/actions'
import type { ContractParts } from './contractParts.ts'
import { contractProgram } from './contractProgram.ts'
import { OperationError } from './operationError.ts'
import { readContractCode } from './readContractCode.ts'

const factoryAbi = parseAbi([
  'function getAddress(bytes[] owners, uint256 nonce) view returns (address)',
])
const accountAbi = parseAbi(['function ownerAtIndex(uint256 index) view returns (bytes)'])

/**
 * Whether the account is still to be created on a chain. The factory and our arithmetic must name
 * the same address, and the code be the one that is expected.
 * @throws {@link OperationError} if the account or the network has other code
 */
export async function findContractAccount(
  parts: Pick<ContractParts, 'client' | 'address' | 'codeHash'> & {
    readonly owner: Pick<ContractParts['owner'], 'address'>
  },
): Promise<{ isNew: boolean }> {
  const { client, address, codeHash } = parts
  const owner = padHex(parts.owner.address, { size: 32 })
  const { factory, address: program } = contractProgram
  const [code, own] = await Promise.all([
    getCode(client, { address: program }),
    readContractCode(client, { address }),
  ])
  if (!code) throw new OperationError('unsupported', 'no code')
  if (keccak256(code) !== codeHash) throw new OperationError('unsupported', 'another code')
  if (own.kind === 'unknown') throw new OperationError('code', String(own.address))
  if (own.kind === 'known') {
    const read = { address, abi: accountAbi, functionName: 'ownerAtIndex', args: [0n] } as const
    const first = await readContract(client, read)
    if (first.toLowerCase() !== owner.toLowerCase()) throw new OperationError('code', 'owner')
    return { isNew: false }
  }
  const named = await readContract(client, {
    ...{ address: factory, abi: factoryAbi, functionName: 'getAddress' },
    args: [[owner], 0n],
  }).catch((cause) => {
    throw new OperationError('unsupported', 'no factory', { cause })
  })
  if (!isAddressEqual(named, address)) throw new OperationError('unsupported', 'another address')
  return { isNew: true }
}
