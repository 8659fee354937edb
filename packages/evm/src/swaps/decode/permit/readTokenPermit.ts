import { strictObject } from 'valibot'
import { alteredError } from '../../../payload/alteredError.ts'
import { addressSchema } from '../typedData/addressSchema.ts'
import { numberSchema } from '../typedData/numberSchema.ts'
import { readTypedData } from '../typedData/readTypedData.ts'
import type { SignedAllowance } from './signedAllowance.ts'
import { toAddressWord } from './toAddressWord.ts'

/**
 * Reads an allowance that a token takes by a signature.
 * @see EIP-2612
 */
export function readTokenPermit(
  typedData: unknown,
  { chainId, account }: { readonly chainId: number; readonly account: string },
): SignedAllowance {
  const form = { schema, primaryType: 'Permit', types, chainId }
  const { contract: token, message } = readTypedData(typedData, form)
  const { owner, spender, value: amount, nonce, deadline } = message
  if (owner !== account) throw alteredError('from')
  // `nonces(address)`
  const counter = { to: token, data: `0x7ecebe00${toAddressWord(account)}`, word: 0 }
  return { token, spender, amount, nonce, deadlines: [deadline], counter }
}

const schema = strictObject(
  {
    owner: addressSchema('from'),
    spender: addressSchema('spender'),
    value: numberSchema('allowance', 256),
    nonce: numberSchema('nonce', 256),
    deadline: numberSchema('deadline', 256),
  },
  'data',
)

const types = {
  Permit: [
    ['owner', 'address'],
    ['spender', 'address'],
    ['value', 'uint256'],
    ['nonce', 'uint256'],
    ['deadline', 'uint256'],
  ],
} as const
