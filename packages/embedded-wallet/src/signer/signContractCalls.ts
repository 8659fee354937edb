import { type Address, type Hex, isAddressEqual } from 'viem'
import { checkContractOperation } from '../accounts/checkContractOperation.ts'
import { hashContractOperation } from '../accounts/hashContractOperation.ts'
import { mostContractFee } from '../accounts/mostContractFee.ts'
import { readFrameCalls } from '../accounts/readFrameCalls.ts'
import { toContractAddress } from '../accounts/toContractAddress.ts'
import { writeContractOperation } from '../accounts/writeContractOperation.ts'
import type { Account } from '../custody/keystore/account.ts'
import type { FrameCalls } from '../protocol/frameCalls.ts'
import { checkFees } from './checkFees.ts'
import { signHash } from './signHash.ts'
import { toSignature } from './toSignature.ts'

/**
 * Signs the calls of the contract account of a key. The operation is written here, from what was
 * shown, and read back before the key is used.
 * @throws an error without a secret
 */
export function signContractCalls(
  asked: FrameCalls,
  owner: Pick<Account, 'privateKey'> & { readonly address: Address },
): Hex {
  const { chainId, road, guard, upgrade, creationHash, isNew = false } = asked
  const isContract = road.kind === 'operation' && !guard && upgrade === undefined
  if (!isContract) throw new TypeError('Other calls than a contract account makes.')
  const account = toContractAddress({ owner: owner.address, creationHash })
  const { calls } = readFrameCalls(asked)
  // What the account asks of itself, such as another owner, is not what a visitor reads.
  if (calls.some(({ to, data }) => data !== '0x' && isAddressEqual(to, account)))
    throw new TypeError('A call of the account itself.')
  checkFees(road)
  const operation = writeContractOperation({ asked, road, account, owner: owner.address })
  checkContractOperation(operation, {
    ...{ account, owner: owner.address, calls, isNew },
    ...{ nonce: BigInt(road.nonce), mostFee: mostContractFee(operation) },
    paymaster: road.sponsor?.paymaster,
  })
  return toSignature(signHash(hashContractOperation(operation, chainId), owner))
}
