import { readTransfer } from './readTransfer.ts'
import { sendTransfer } from './sendTransfer.ts'
import type { TransferContext } from './transferContext.ts'

/**
 * Pays on a request of the app, from the payment address where there is one.
 * @throws `REQUEST_NOT_ALLOWED`, and the errors of a payment
 */
export async function answerTransfer(
  parameters: TransferContext & { params: unknown },
): Promise<string> {
  const { params, ...context } = parameters
  const { recipient: to, amount: value } = readTransfer(params)
  const { accounts } = context.session.current().connection
  const { address } = accounts.find(({ type }) => type === 'payment') ?? accounts[0]
  return sendTransfer({ ...context, address, to, value })
}
