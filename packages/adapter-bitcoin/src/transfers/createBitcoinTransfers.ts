import type { TransferAdapter } from '@cleat/core/adapter'
import { parseAddress } from '@cleat/signatures/bip122'
import { toNetworkName } from '../base/bitcoinNetwork.ts'
import { checkPrepared } from './checkPrepared.ts'
import { decodePayment } from './decodePayment.ts'
import { followPayment } from './followPayment.ts'
import { getMaxSendable } from './getMaxSendable.ts'
import { preparePayment } from './preparePayment.ts'
import { sendPrepared } from './sendPrepared.ts'
import type { TransferContext } from './transferContext.ts'

/** The transfers of Bitcoin, without tokens and names. */
export function createBitcoinTransfers(context: TransferContext): TransferAdapter {
  return {
    parseReceiver({ text, network }) {
      const name = toNetworkName(network.caipNetworkId)
      return name && parseAddress({ address: text.trim(), network: name })?.address
    },
    getMaxSendable: (payment) => getMaxSendable({ ...context, payment }),
    prepare: (payment) => preparePayment({ ...context, payment }),
    decode: async ({ payload, network }) => decodePayment({ payload, network }).decoded,
    check: (prepared) => checkPrepared({ ...context, prepared }),
    send: (prepared) => sendPrepared({ ...context, prepared }),
    follow: followPayment,
  }
}
