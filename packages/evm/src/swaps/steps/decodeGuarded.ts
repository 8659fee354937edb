import type { DecodedAllowance, DecodedBalanceCheck, DecodedExchange } from '@cleat/core/adapter'
import { CleatError } from '@cleat/core/adapter'
import { readWord } from '../../abi/readWord.ts'
import { toWord } from '../../abi/toWord.ts'
import { alteredError } from '../../payload/alteredError.ts'
import type { EvmCall } from '../calls/evmCall.ts'
import type { CallContext } from './callContext.ts'
import { isForbiddenCall } from './isForbiddenCall.ts'

/** `balanceOf(address)`. Written here, because what reads shares no code with what writes. */
const balanceOf = '0x70a08231'

/**
 * What an unknown router's call can do at most, as the batch around it bounds it: it takes what is
 * allowed, or the coins that are sent along, and leaves at least the minimum of the checked token.
 * @throws `PAYMENT_ALTERED`, `SWAP_ROUTER_UNKNOWN`, `SWAP_FLOOR_MISSING`, `NETWORK_RPC_FAILED`
 */
export async function decodeGuarded(
  parameters: {
    call: EvmCall
    before: readonly DecodedAllowance[]
    after: readonly (DecodedAllowance | DecodedBalanceCheck)[]
  },
  { node, account }: CallContext,
): Promise<DecodedExchange> {
  const { call, before, after } = parameters
  const router = call.to.toLowerCase()
  const check = after.find((part) => part.type === 'balance-check')
  const given = before.at(-1)
  const ended = after.find((part) => part.type === 'allowance')
  if (!check) throw new CleatError('SWAP_FLOOR_MISSING', { context: { router } })
  const source = given?.token.toLowerCase()
  const target = check.token.toLowerCase()
  if (isForbiddenCall(call, { account, source, target })) throw alteredError('router')
  if (check.account !== account.toLowerCase()) throw alteredError('to')
  for (const { spender, token } of [...before, ...(ended ? [ended] : [])]) {
    if (spender !== router) throw alteredError('spender')
    if (token.toLowerCase() !== source) throw alteredError('token')
  }
  // The router's allowance ends with the batch.
  if ((source === undefined) !== (ended === undefined)) throw alteredError('allowance')
  if (source !== undefined && call.value > 0n) throw alteredError('value')
  const held = readWord(await node.run({ to: target, data: balanceOf + toWord(account) }), 0)
  const minReceived = check.minimum - (held ?? check.minimum)
  if (minReceived <= 0n) throw new CleatError('SWAP_FLOOR_MISSING', { context: { router } })
  return {
    ...{ type: 'exchange', router, source, target, minReceived, receiver: check.account },
    ...{ amount: given?.amount ?? call.value, deadline: undefined },
  }
}
