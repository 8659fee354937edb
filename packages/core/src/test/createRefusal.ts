import type { CleatError } from '../base/errors/cleatError.ts'
import { toTransactionError } from '../base/errors/toTransactionError.ts'
import { translateProviderError } from '../contract/adapter/translateProviderError.ts'
import { chainSendErrors } from './chainSendErrors.ts'
import { type SendError, sendErrors } from './sendErrors.ts'

/** The errors of eip155, and those of other chains that adapters make a refusal of. */
export const refusalRows: readonly SendError[] = [
  ...sendErrors,
  ...chainSendErrors.filter(
    ({ client, code }) =>
      client === 'Phantom' ||
      (client !== 'Ledger' && [-32002, -26, -27, 1010, 1013].includes(code)),
  ),
]

/** The error of an adapter for a row, as the wallet or node of the row causes it. */
export function createRefusal(row: SendError): CleatError {
  const { code, message } = row
  const error = { code, message }
  return 'chain' in row && row.client !== 'Phantom'
    ? toTransactionError({ reason: message, cause: error })
    : translateProviderError({
        ...{ error, doing: 'request', wallet: 'Wallet A', subject: 'payment:send' },
      })
}
