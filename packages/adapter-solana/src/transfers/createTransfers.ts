import type { AdapterSession, TransferAdapter } from '@cleat/core/adapter'
import { parseRecipient } from '../base/parseRecipient.ts'
import type { SolanaWallet } from '../base/solanaWallet.ts'
import { checkPayment } from './checkPayment.ts'
import { decodePayload } from './decodePayload.ts'
import { followPayment } from './followPayment.ts'
import { getMaxSendable } from './getMaxSendable.ts'
import { preparePayment } from './preparePayment.ts'
import { readTokens } from './readTokens.ts'
import { sendPayment } from './sendPayment.ts'

/**
 * The transfers of Solana: SOL, and tokens of SPL Token and Token-2022. Nothing is sent to a name
 * here.
 */
export function createTransfers(
  session: AdapterSession<SolanaWallet>,
  parameters: { mayAddBudget: boolean },
): TransferAdapter {
  return {
    parseReceiver: ({ text }) => (parseRecipient(text) ? text : undefined),
    async readIdentity(asked) {
      const { readIdentity } = await import('../names/readIdentity.ts')
      return readIdentity(asked)
    },
    readTokens,
    getMaxSendable,
    prepare: preparePayment,
    async decode({ payload }) {
      const { payment } = await decodePayload(payload)
      const { program, decimals, ...decoded } = payment
      return decoded
    },
    check: checkPayment,
    send: (prepared) => sendPayment(session, { prepared, ...parameters }),
    follow: followPayment,
  }
}
