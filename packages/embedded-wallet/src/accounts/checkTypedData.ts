import {
  type Address,
  type Hex,
  hashTypedData,
  recoverAddress,
  type TypedDataDefinition,
} from 'viem'
import { requireSigner } from './requireSigner.ts'

/** @throws `OperationError` if the account did not sign just this */
export async function checkTypedData(given: {
  data: TypedDataDefinition
  account: Address
  signature: Hex
}): Promise<void> {
  const { data, account, signature } = given
  const hash = hashTypedData(data)
  await requireSigner(account, () => recoverAddress({ hash, signature }))
}
