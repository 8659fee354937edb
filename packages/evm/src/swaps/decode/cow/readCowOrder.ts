import type { DecodedExchange } from '@cleat/core/adapter'
import { literal, picklist, strictObject } from 'valibot'
import { alteredError } from '../../../payload/alteredError.ts'
import type { KnownContracts } from '../../contracts/listContracts.ts'
import { toAsset } from '../base/toAsset.ts'
import { toDeadline } from '../base/toDeadline.ts'
import { unknownRouterError } from '../base/unknownRouterError.ts'
import { addressSchema } from '../typedData/addressSchema.ts'
import { numberSchema } from '../typedData/numberSchema.ts'
import { readTypedData } from '../typedData/readTypedData.ts'

/**
 * Reads an order of CoW Protocol: who fills it takes exactly what is sold, once, and gives at least
 * what is bought.
 */
export function readCowOrder(
  typedData: unknown,
  { chainId, contracts }: { readonly chainId: number; readonly contracts: KnownContracts },
): DecodedExchange {
  const form = { schema, primaryType: 'Order', types, chainId }
  const { domain, contract, message } = readTypedData(typedData, form)
  if (contract !== contracts.cow?.settlement) throw unknownRouterError(contract)
  if (domain.name !== 'Gnosis Protocol' || domain.version !== 'v2') throw alteredError('domain')
  const source = toAsset(message.sellToken)
  // Coins cannot be taken from an account.
  if (!source) throw alteredError('token')
  return {
    ...{ type: 'exchange', router: contract, source },
    target: toAsset(message.buyToken),
    amount: message.sellAmount,
    minReceived: message.buyAmount,
    receiver: message.receiver,
    deadline: toDeadline(message.validTo),
  }
}

/** Hashes of what an order may say about itself. It can make others call contracts. */
const appData = [
  // `{}`
  '0xb48d38f93eaa084033fc5970bf96e559c33c4cdc07d889ab00b4d63f9590739d',
]

const schema = strictObject(
  {
    sellToken: addressSchema('token'),
    buyToken: addressSchema('target'),
    receiver: addressSchema('to'),
    sellAmount: numberSchema('amount', 256),
    buyAmount: numberSchema('minimum', 256),
    validTo: numberSchema('deadline', 32),
    appData: picklist(appData, 'appData'),
    // A fee would be taken in addition.
    feeAmount: picklist(['0', 0], 'fee'),
    // The amount that is sold is exact.
    kind: literal('sell', 'kind'),
    partiallyFillable: literal(false, 'partiallyFillable'),
    sellTokenBalance: literal('erc20', 'sellTokenBalance'),
    buyTokenBalance: literal('erc20', 'buyTokenBalance'),
  },
  'data',
)

const types = {
  Order: [
    ['sellToken', 'address'],
    ['buyToken', 'address'],
    ['receiver', 'address'],
    ['sellAmount', 'uint256'],
    ['buyAmount', 'uint256'],
    ['validTo', 'uint32'],
    ['appData', 'bytes32'],
    ['feeAmount', 'uint256'],
    ['kind', 'string'],
    ['partiallyFillable', 'bool'],
    ['sellTokenBalance', 'string'],
    ['buyTokenBalance', 'string'],
  ],
} as const
