import { strictObject } from 'valibot'
import { alteredError } from '../../../payload/alteredError.ts'
import { permit2 } from '../../contracts/permit2.ts'
import { addressSchema } from '../typedData/addressSchema.ts'
import { numberSchema } from '../typedData/numberSchema.ts'
import { readTypedData } from '../typedData/readTypedData.ts'
import type { SignedAllowance } from './signedAllowance.ts'
import { toAddressWord } from './toAddressWord.ts'

/** Reads an allowance that Permit2 takes by a signature, for a token that it may already take. */
export function readPermit2(
  typedData: unknown,
  { chainId, account }: { readonly chainId: number; readonly account: string },
): SignedAllowance {
  const form = { schema, primaryType: 'PermitSingle', types, chainId }
  const { domain, contract, message } = readTypedData(typedData, form)
  const isOwn = domain.name === 'Permit2' && domain.version === undefined && contract === permit2
  if (!isOwn) throw alteredError('domain')
  const { details, spender, sigDeadline } = message
  const { token, amount, expiration, nonce } = details
  // `allowance(address,address,address)`: the third word is the next nonce.
  const data = `0x927da105${[account, token, spender].map(toAddressWord).join('')}`
  const counter = { to: permit2, data, word: 2 }
  return { token, spender, amount, nonce, deadlines: [sigDeadline, expiration], counter }
}

const schema = strictObject(
  {
    details: strictObject(
      {
        token: addressSchema('token'),
        amount: numberSchema('allowance', 160),
        expiration: numberSchema('deadline', 48),
        nonce: numberSchema('nonce', 48),
      },
      'data',
    ),
    spender: addressSchema('spender'),
    sigDeadline: numberSchema('deadline', 256),
  },
  'data',
)

const types = {
  PermitSingle: [
    ['details', 'PermitDetails'],
    ['spender', 'address'],
    ['sigDeadline', 'uint256'],
  ],
  PermitDetails: [
    ['token', 'address'],
    ['amount', 'uint160'],
    ['expiration', 'uint48'],
    ['nonce', 'uint48'],
  ],
} as const
