import { numberToHex } from 'viem'
import { placeContract } from '../contracts/placeContract.ts'
import { bundlerContracts } from './bundlerContracts.ts'

/** Places the code of contract accounts, and the factory that creates them. */
export async function placeContractAccounts({ rpcUrl }: { rpcUrl: string }): Promise<void> {
  const { implementation, factory } = bundlerContracts.contractAccounts
  await placeContract({
    ...{ rpcUrl, address: implementation, contract: 'contractAccount' },
    // As if it had an owner, so that the code itself is no account that anyone could take.
    slots: [{ index: numberToHex(0, { size: 32 }), value: 1n }],
  })
  const args = [implementation]
  await placeContract({ rpcUrl, address: factory, contract: 'accountFactory', args })
}
