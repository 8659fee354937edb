import { parseAmount, type Transfer } from '@cleat/core/data'

/** What moved of one thing in one direction, all of it together. */
export type MergedTransfer = {
  readonly direction: Transfer['direction']
  /** In units of `unitDecimals` decimals. */
  readonly amount: bigint
  /** Absent for a collectible that has no name. */
  readonly name?: string | undefined
  readonly imageUrl?: string | undefined
  readonly isCollectible: boolean
  /** In US dollars, at that time. Good for an order, not for reckoning. */
  readonly value: number
}

/** Finer than any token. Services say numbers and not how finely a token is divided. */
export const unitDecimals = 80

/** Who gets less than a tenth of what it gave for the same thing got change, such as for gas. */
const changeShare = 10n

/**
 * The transfers of a transaction as a person thinks of them: what is the same and moves in the same direction is one, change of
 * what was given is left out, and so is spam. What left comes before what came.
 */
export function mergeTransfers(transfers: readonly Transfer[]): readonly MergedTransfer[] {
  const merged = new Map<string, MergedTransfer>()
  for (const transfer of transfers) {
    const part = readTransfer(transfer)
    if (!part) continue
    const key = toKey(part, part.direction)
    const { amount = 0n, value = 0 } = merged.get(key) ?? {}
    merged.set(key, { ...part, amount: part.amount + amount, value: part.value + value })
  }
  const isChange = (part: MergedTransfer) =>
    opposites[part.direction].some((direction) => {
      const other = merged.get(toKey(part, direction))
      return other !== undefined && part.amount * changeShare < other.amount
    })
  return [...merged.values()].filter((part) => !isChange(part)).toSorted(compareDirections)
}

const opposites = { in: ['out'], out: ['in'], self: [] } as const
const order = ['out', 'self', 'in']

function compareDirections(one: MergedTransfer, other: MergedTransfer): number {
  return order.indexOf(one.direction) - order.indexOf(other.direction)
}

function readTransfer(transfer: Transfer): MergedTransfer | undefined {
  const { direction, quantity, fungible_info: token, nft_info: collectible, value = 0 } = transfer
  const amount = parseAmount(quantity.numeric, unitDecimals)
  if (amount === undefined || collectible?.flags.is_spam) return undefined
  const what = token
    ? { name: token.symbol, imageUrl: token.icon?.url, isCollectible: false }
    : { name: collectible?.name, imageUrl: collectible?.content?.preview?.url, isCollectible: true }
  return { direction, amount, value, ...what }
}

function toKey(part: MergedTransfer, direction: Transfer['direction']): string {
  const { isCollectible, name = '', imageUrl = '' } = part
  return JSON.stringify([direction, isCollectible, name, imageUrl])
}
