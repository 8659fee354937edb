import { type Address, concat, getAddress, type Hex, numberToHex, recoverAddress } from 'viem'
import { hashOrder } from './hashOrder.ts'
import type { OrderMessage } from './orderMessage.ts'

export type StoredOrder = {
  readonly uid: Hex
  readonly owner: Address
  readonly message: OrderMessage
  readonly signature: Hex
  status: 'open' | 'fulfilled' | 'cancelled' | 'expired'
  txHash?: Hex | undefined
}

/** What the order book answers to an order that it does not take. */
export type OrderRefusal = { readonly errorType: string; readonly description: string }

export type OrderStore = {
  readonly orders: ReadonlyMap<string, StoredOrder>
  add(given: PostedOrder): Promise<StoredOrder | OrderRefusal>
}

/** An order as it is posted. */
export type PostedOrder = OrderMessage & {
  readonly from: Address
  readonly signature: Hex
  /** The hash that was signed, where `appData` is the text itself. */
  readonly appDataHash?: Hex | undefined
}

/** The orders of the local order book. */
export function createOrderStore({ chainId }: { chainId: number }): OrderStore {
  const orders = new Map<string, StoredOrder>()
  return {
    orders,
    async add(posted) {
      const { from, signature } = posted
      const message = toMessage(posted)
      const hash = hashOrder(message, chainId)
      const owner = await recoverAddress({ hash, signature }).catch(() => undefined)
      if (!owner || owner !== getAddress(from)) return refuse('WrongOwner')
      if (message.validTo * 1000 < Date.now() + 60_000) return refuse('InsufficientValidTo')
      const uid = concat([
        hash,
        owner,
        numberToHex(message.validTo, { size: 4 }),
      ]).toLowerCase() as Hex
      if (orders.has(uid)) return refuse('DuplicatedOrder')
      const order: StoredOrder = { uid, owner, message, signature, status: 'open' }
      orders.set(uid, order)
      return order
    },
  }
}

function toMessage({ appData, appDataHash, ...posted }: PostedOrder): OrderMessage {
  const { sellToken, buyToken, receiver, sellAmount, buyAmount, validTo } = posted
  const { feeAmount, kind, partiallyFillable, sellTokenBalance, buyTokenBalance } = posted
  return {
    ...{ sellToken, buyToken, receiver, sellAmount, buyAmount, validTo, feeAmount, kind },
    ...{ appData: appDataHash ?? appData, partiallyFillable, sellTokenBalance, buyTokenBalance },
  }
}

function refuse(errorType: string): OrderRefusal {
  return { errorType, description: 'The local order book does not take it.' }
}
