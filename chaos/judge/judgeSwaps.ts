import { localExchange } from '@cleat/localnet'
import { isAddressEqual } from 'viem'
import type { Journal, SwapConsent } from './createJournal.ts'
import type { Exchange } from './readExchanges.ts'

/** Whether a swap is the one that was confirmed. Each has an amount that no other has. */
function isMeant(one: Exchange & { type: 'exchange' }, consent: SwapConsent): boolean {
  const isSame = (token: string | undefined, other: string | undefined) =>
    token?.toLowerCase() === other?.toLowerCase()
  return (
    one.amount === consent.amount &&
    isSame(one.source, consent.source) &&
    isSame(one.target, consent.target) &&
    isSame(one.from, consent.from)
  )
}

/**
 * Shown is swapped, at most once: every swap on the chain is one that was confirmed, for its own
 * account, with the least that was shown. The router alone is allowed something, and no more than
 * is swapped.
 */
export function judgeSwaps(
  { swapConsents, swapped, faults }: Pick<Journal, 'swapConsents' | 'swapped' | 'faults'>,
  { exchanges, caipNetworkId }: { exchanges: readonly Exchange[]; caipNetworkId: string },
): void {
  const here = swapConsents.filter((one) => one.caipNetworkId === caipNetworkId)
  for (const one of exchanges) {
    if (one.type === 'unknown') {
      faults.push(`${one.from} called ${one.to} in ${one.hash}`)
      continue
    }
    if (one.type === 'allowance') {
      const isRouter = isAddressEqual(one.spender, localExchange.router)
      const isAsked = here.some(
        ({ source = '', amount }) =>
          source.toLowerCase() === one.token.toLowerCase() && one.amount <= amount,
      )
      if (!isRouter || !isAsked)
        faults.push(`${one.spender} may take ${one.amount} of ${one.token}`)
      continue
    }
    const consents = here.filter((consent) => isMeant(one, consent))
    const least = consents.map((consent) => consent.least).reduce(lower, undefined)
    if (least === undefined)
      faults.push(`nobody confirmed the swap of ${one.amount} in ${one.hash}`)
    else if (one.least < least)
      faults.push(`at least ${least} was confirmed, and ${one.least} asked in ${one.hash}`)
    if (!isAddressEqual(one.to, one.from)) faults.push(`${one.to} gets the swap of ${one.from}`)
    if (!one.isDone) continue
    const key = `${caipNetworkId} ${one.from} ${one.amount}`
    const known = swapped.get(key)
    if (known !== undefined && known !== one.hash) faults.push(`swapped twice: ${one.amount}`)
    swapped.set(key, one.hash)
  }
}

function lower(one: bigint | undefined, other: bigint): bigint {
  return one === undefined || other < one ? other : one
}
