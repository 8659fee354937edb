import { parseAmount, type Transfer } from '@cleat/core/data'

/** The sum of a transaction's transfers of one token in one direction. */
export type MergedTransfer = {
  readonly direction: Transfer['direction']
  /** In units of `unitDecimals` decimals. */
  readonly amount: bigint
  /** `undefined` for a collectible without a name. */
  readonly name?: string | undefined
  readonly imageUrl?: string | undefined
  readonly isCollectible: boolean
  /** In US dollars at that time. For sorting only. */
  readonly value: number
}

/**
 * More decimals than any token has. Services return decimal numbers without the token's decimals.
 */
export const unitDecimals = 80

/** A returned amount below a tenth of what was sent is change, such as unused gas. */
const changeShare = 10n

/**
 * Merges a transaction's transfers by token and direction. Leaves out change and spam. Sent tokens
 * come before received ones.
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
