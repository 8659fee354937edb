import { readDecimals } from '../abi/readDecimals.ts'
import { readTokenText } from '../abi/readTokenText.ts'
import { toAllowance } from '../abi/toAllowance.ts'
import { toWord } from '../abi/toWord.ts'
import { permit2 } from '../swaps/contracts/permit2.ts'
import { readAmount } from '../trial/readAmount.ts'
import type { TrialAnswer } from '../trial/trialRun.ts'
import { askContract } from './askContract.ts'
import type { Probe } from './probe.ts'
import { toChange } from './toChange.ts'
import type { Watched } from './watched.ts'

/** Questions about one thing. */
export function toProbe(watched: Watched, account: string): Probe {
  const { token } = watched
  switch (watched.type) {
    case 'token':
      return {
        calls: [
          askContract(token, '70a08231', account),
          askContract(token, '95d89b41'),
          askContract(token, '313ce567'),
        ],
        measure: ([before], [after, symbol, decimals]) =>
          toChange({
            ...{ token, by: readAmount(after) - readAmount(before) },
            symbol: symbol?.isSuccess ? readTokenText(symbol.data) : undefined,
            decimals: decimals?.isSuccess ? readDecimals(decimals.data) : undefined,
          }),
      }
    case 'item': {
      const { id } = watched
      return {
        calls: [askContract(token, '6352211e', id), askContract(token, '00fdd58e', account, id)],
        measure([owner, held], [nextOwner, nextHeld]) {
          const owns = (one: TrialAnswer | undefined) => (isOwn(one, account) ? 1n : 0n)
          const isSingle = owner?.isSuccess === true || nextOwner?.isSuccess === true
          const by = isSingle
            ? owns(nextOwner) - owns(owner)
            : readAmount(nextHeld) - readAmount(held)
          return toChange({ token, by, id })
        },
      }
    }
    case 'allowance':
    case 'permit2': {
      const { type, spender } = watched
      const bits = type === 'permit2' ? 160 : 256
      const call =
        type === 'permit2'
          ? askContract(permit2, '927da105', account, token, spender)
          : askContract(token, 'dd62ed3e', account, spender)
      return {
        calls: [call],
        measure([before], [after]) {
          const amount = readAmount(after)
          if (amount <= readAmount(before)) return {}
          return { allowance: { token, spender, amount: toAllowance(amount, bits) } }
        },
      }
    }
    case 'operator': {
      const { spender } = watched
      return {
        calls: [askContract(token, 'e985e9c5', account, spender)],
        measure: ([before], [after]) =>
          readAmount(after) > 0n && readAmount(before) === 0n
            ? { allowance: { token, spender, amount: 'any' } }
            : {},
      }
    }
    case 'approved': {
      const { id } = watched
      return {
        calls: [askContract(token, '081812fc', id)],
        measure([before], [after]) {
          const spender = readAmount(after)
          if (spender === 0n || spender === readAmount(before)) return {}
          const address = `0x${toWord(spender).slice(24)}`
          return { allowance: { token, spender: address, amount: id } }
        },
      }
    }
    default:
      return watched satisfies never
  }
}

function isOwn(answer: TrialAnswer | undefined, account: string): boolean {
  return answer?.isSuccess === true && answer.data.toLowerCase() === `0x${toWord(account)}`
}
