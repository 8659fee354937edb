import { type Address, isAddressEqual, type PublicClient } from 'viem'
import { localExchange } from '../exchange/localExchange.ts'
import { routerAbi } from '../exchange/routerAbi.ts'

/** What the order book is asked for a price. */
export type QuoteRequest = {
  readonly sellToken: Address
  readonly buyToken: Address
  readonly receiver: Address
  readonly from: Address
  readonly kind: string
  readonly sellAmountBeforeFee: string
  readonly validTo: number
}

const coin: Address = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

/** What the exchange gives for what an order would sell. */
export async function quoteOrder(
  client: PublicClient,
  asked: QuoteRequest,
): Promise<{ status: number; body: unknown }> {
  const { router: address, wrapped } = localExchange
  const { sellToken, buyToken, receiver, from, validTo, kind } = asked
  const sellAmount = BigInt(asked.sellAmountBeforeFee)
  const path = [sellToken, isAddressEqual(buyToken, coin) ? wrapped : buyToken]
  const amounts = await client
    .readContract({
      ...{ address, abi: routerAbi, functionName: 'getAmountsOut', args: [sellAmount, path] },
    })
    .catch(() => undefined)
  if (!amounts)
    return { status: 404, body: { errorType: 'NoLiquidity', description: 'no route found' } }
  const quote = {
    ...{ sellToken, buyToken, receiver, validTo, kind, partiallyFillable: false },
    ...{ sellAmount: String(sellAmount), buyAmount: String(amounts.at(-1) ?? 0n), feeAmount: '0' },
    ...{ appData: '{}', sellTokenBalance: 'erc20', buyTokenBalance: 'erc20' },
    signingScheme: 'eip712',
  }
  const expiration = new Date(Date.now() + 120_000).toISOString()
  return { status: 200, body: { quote, from, expiration, id: 1, verified: true } }
}
