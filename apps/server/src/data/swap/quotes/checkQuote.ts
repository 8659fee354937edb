import type { DropReason } from '../../drops/createDrops.ts'
import type { SourceQuote, SwapCall } from '../source/sourceQuote.ts'
import type { SwapQuestion } from '../source/swapQuestion.ts'
import { toFloor } from '../source/toFloor.ts'

export declare namespace checkQuote {
  type Parameters = {
    question: SwapQuestion
    quote: SourceQuote
    /** Milliseconds since 1970. */
    now: number
  }
}

/** The most that one account can hold of an asset. */
const limits = { eip155: 2n ** 256n, solana: 2n ** 64n } as const
const dataLimitBytes = 65_536
/** A transaction has to fit into one packet. */
const solanaLimitBytes = 1232
/** A transfer of the native currency takes the least gas. Blocks of no chain have room for more. */
const gas = { least: 21_000n, most: 1_000_000_000n }
/** How much further than asked a minimum may be from what is expected. */
const roundingBps = 1
const zero = `0x${'0'.repeat(40)}`

/** Why a quote cannot be passed on, whatever source it is of. `undefined` if it can. */
export function checkQuote(parameters: checkQuote.Parameters): DropReason | undefined {
  const { question, quote, now } = parameters
  const { toAmount, minToAmount, fees, call } = quote
  const limit = limits[question.chain.namespace]
  const isPossible = (amount: bigint) => amount > 0n && amount < limit
  const areAmountsPossible = isPossible(toAmount) && isPossible(minToAmount)
  if (!areAmountsPossible || minToAmount > toAmount) return 'quote of an impossible amount'
  // Sources round in their own ways.
  const floor = toFloor({ amount: toAmount, slippageBps: question.slippageBps + roundingBps })
  if (minToAmount < floor) return 'quote below its slippage'
  if (!fees.every(({ amount }) => amount >= 0n && amount < limit)) {
    return 'quote of an impossible amount'
  }
  const isGasPossible = !quote.gas || (quote.gas >= gas.least && quote.gas <= gas.most)
  const isCallPossible = !call || isPossibleCall({ question, quote, call })
  if (!isGasPossible || !isCallPossible || quote.expiresAt <= now) {
    return 'quote with an impossible call'
  }
}

type Called = { question: SwapQuestion; quote: SourceQuote; call: SwapCall }

function isPossibleCall({ question, quote, call }: Called): boolean {
  const { chain, from, to, amount, user } = question
  switch (call.type) {
    case 'evm': {
      const { data, value } = call
      const others = [user, from.address, to.address, zero].map((address) => address.toLowerCase())
      return (
        chain.namespace === 'eip155' &&
        !others.includes(call.to.toLowerCase()) &&
        call.to === quote.router &&
        (from.isNative || isContract(quote.spender, others)) &&
        // The selector of a function, and whole bytes.
        /^0x(?:[\da-f]{2}){4,}$/i.test(data) &&
        data.length <= 2 + 2 * dataLimitBytes &&
        value === (from.isNative ? amount : 0n)
      )
    }
    case 'solana': {
      const bytes = Buffer.from(call.transaction, 'base64')
      return (
        chain.namespace === 'solana' &&
        bytes.length > 0 &&
        bytes.length <= solanaLimitBytes &&
        bytes.toString('base64') === call.transaction &&
        Number.isSafeInteger(call.lastValidBlockHeight) &&
        call.lastValidBlockHeight > 0
      )
    }
    case 'order': {
      const { message, domain } = call.order
      return (
        chain.id === `eip155:${domain.chainId}` &&
        message.receiver === user &&
        message.sellToken === from.address &&
        message.buyToken.toLowerCase() === to.address.toLowerCase() &&
        BigInt(message.sellAmount) === amount &&
        BigInt(message.buyAmount) === quote.minToAmount
      )
    }
    default:
      return call satisfies never
  }
}

/** Whether an allowance may be given to it. */
function isContract(spender: string | undefined, others: readonly string[]): boolean {
  return spender !== undefined && !others.includes(spender.toLowerCase())
}
