import { toSafeTransaction } from '../calls/nestedFamilies.ts'
import { requireContract } from './permitFamilies.ts'
import type { TypedDataFamilies } from './typedDataFamily.ts'

/** What signs for another account or gives rights. @see Safe 1.3, ERC-7710 */
export const accountFamilies: TypedDataFamilies = {
  'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)':
    (message, { domain, inspect }) => [
      toSafeTransaction(
        {
          safe: requireContract(domain.contract),
          target: message.address('to'),
          value: message.number('value'),
          data: message.bytes('data').slice(2),
          operation: message.number('operation'),
        },
        inspect,
      ),
    ],
  'Delegation(address delegate,address delegator,bytes32 authority,Caveat[] caveats,uint256 salt)Caveat(address enforcer,bytes terms)':
    (message) => [
      {
        ...{ kind: 'grant', to: message.address('delegate') },
        limits: message.list('caveats').length,
      },
    ],
}
