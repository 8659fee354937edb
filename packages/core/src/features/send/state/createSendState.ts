import { proxy, ref } from 'valtio/vanilla'
import { toFiat } from '../../../base/amounts/toFiat.ts'
import { emptyForm } from './emptyForm.ts'
import type { SendState } from './sendState.ts'

/** Creates the state of sending. What follows from other fields is computed, never stored. */
export function createSendState(): SendState {
  return proxy<SendState>({
    ...emptyForm(),
    sending: { status: 'idle' },
    tokenBalances: ref([]),
    hasNames: undefined,
    get gasPrice() {
      return this.preparing.status === 'success' ? this.preparing.prepared.fee?.expected : undefined
    },
    get gasPriceInUSD() {
      return toDollars(this, this.gasPrice)
    },
    get networkBalanceInUSD() {
      return toDollars(this, findCoin(this)?.quantity.amount)
    },
    get loading() {
      const flows = [this.receiver, this.preparing, this.sending]
      return flows.some(({ status }) => status === 'pending')
    },
  })
}

function findCoin({ tokenBalances }: SendState) {
  return tokenBalances.find(({ address }) => address === undefined)
}

/** The value of an amount of the native coin, to the millionth of a dollar. */
function toDollars(state: SendState, amount: bigint | undefined): number | undefined {
  const coin = findCoin(state)
  if (!coin || amount === undefined) return undefined
  const { decimals } = coin.quantity
  // Fees are often below one cent, which is as fine as `toFiat` gets.
  const millionths = toFiat({ amount: amount * 10_000n, decimals, price: coin.price })
  return millionths === undefined ? undefined : Number(millionths) / 1_000_000
}
