import type { TransferAdapter } from '@cleat/core/adapter'
import { raceSignal } from '@cleat/core/adapter'
import type { EvmChain } from '../node/evmChain.ts'
import { toNodeFailure } from '../node/toNodeFailure.ts'
import { parseReceiver } from '../prepare/parseReceiver.ts'
import { checkPayment } from './checkPayment.ts'
import { decodePayload } from './decodePayload.ts'
import { followPayment } from './follow/followPayment.ts'
import { getMaxSendable } from './getMaxSendable.ts'
import { preparePayment } from './preparePayment.ts'
import { readTokens } from './readTokens.ts'
import { sendPayment } from './sendPayment.ts'

/**
 * Creates the transfers of the namespace `eip155`: native currency and ERC-20 tokens. The chain
 * library of the app is injected.
 * @see ERC-20
 */
export function createEvmTransfers(chain: EvmChain): TransferAdapter {
  return {
    parseReceiver: (parameters) => parseReceiver(chain, parameters),
    async resolveName(parameters) {
      parameters.signal.throwIfAborted()
      // viem's tables of names are large, and load with the first typed one.
      const { resolveName } = await raceSignal(import('./names/resolveName.ts'), parameters.signal)
      return resolveName(chain, parameters)
    },
    async readIdentity(parameters) {
      parameters.signal.throwIfAborted()
      const { readIdentity } = await raceSignal(
        import('./names/readIdentity.ts'),
        parameters.signal,
      )
      return readIdentity(chain, parameters)
    },
    readTokens: (parameters) => toNodeFailure(parameters.network, readTokens(chain, parameters)),
    getMaxSendable: (payment) => toNodeFailure(payment.network, getMaxSendable(chain, payment)),
    prepare: (payment) => toNodeFailure(payment.network, preparePayment(chain, payment)),
    decode: async ({ payload }) => decodePayload(chain, payload),
    check: (prepared) => toNodeFailure(prepared.payment.network, checkPayment(chain, prepared)),
    send: (prepared) => sendPayment(chain, prepared),
    follow: (parameters) => followPayment(chain, parameters),
  }
}
