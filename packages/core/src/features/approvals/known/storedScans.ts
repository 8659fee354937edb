import {
  array,
  custom,
  type InferOutput,
  integer,
  maxLength,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'
import { type CaipNetworkId, isCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { ApprovalClaim } from '../../../contract/approvals/approval.ts'
import type { FeatureRuntime } from '../../../runtime/features/featureRuntime.ts'
import { readPendingEntries } from '../../../runtime/pendingTransactions/readPendingEntries.ts'
import { storedLine } from '../../../runtime/pendingTransactions/storedFields.ts'
import { toApprovalId } from '../rows/toApprovalId.ts'
import type { KnownApprovals } from '../state/approvalsContext.ts'

/** Searches that are remembered. */
const most = 40
/** In characters: what the storage takes, with room for its envelope. */
const longest = 60_000

const units = pipe(string(), maxLength(78), regex(/^\d+$/))
const time = pipe(number(), integer(), minValue(0))
const schema = object({
  account: storedLine,
  chainId: custom<CaipNetworkId>(isCaipNetworkId),
  ...{ reachedBlock: units, since: time, newestBlock: units },
  claims: pipe(
    array(
      object({
        kind: picklist(['token', 'item', 'collection', 'permit2']),
        ...{ token: storedLine, spender: storedLine },
        ...{ item: optional(units), at: optional(time) },
      }),
    ),
    maxLength(500),
  ),
})

type Entry = InferOutput<typeof schema>
type Kit = Pick<FeatureRuntime, 'storage'>
type ScanKey = { readonly address: string; readonly chainId: CaipNetworkId }

/** How far an earlier visit looked, and where it found approvals, which may have ended since. */
export function readScan(
  kit: Kit,
  place: ScanKey,
):
  | (Pick<KnownApprovals, 'reach' | 'newestBlock'> & {
      readonly claims: readonly (readonly [string, ApprovalClaim])[]
    })
  | undefined {
  const entry = readAll(kit).find((one) => isOf(one, place))
  if (!entry) return undefined
  const claims = entry.claims.map(
    ({ item, at, ...rest }): ApprovalClaim => ({
      ...rest,
      ...(item !== undefined && { item: BigInt(item) }),
      ...(at !== undefined && { at }),
    }),
  )
  return {
    reach: { reachedBlock: BigInt(entry.reachedBlock), since: entry.since },
    newestBlock: BigInt(entry.newestBlock),
    claims: claims.map((claim) => [toApprovalId(claim), claim]),
  }
}

/**
 * Remembers how far a search came, so that the next visit continues there. One whose approvals need
 * too much room is not remembered, because without them its reach would be wrong.
 */
export function storeScan(kit: Kit, place: ScanKey, known: KnownApprovals): void {
  const { reach, newestBlock, claims } = known
  if (!reach || newestBlock === undefined) return
  const others = readAll(kit).filter((one) => !isOf(one, place))
  const entry: Entry = {
    ...{ account: place.address.toLowerCase(), chainId: place.chainId },
    reachedBlock: String(reach.reachedBlock),
    ...{ since: reach.since, newestBlock: String(newestBlock) },
    claims: [...claims.values()].map(({ kind, token, spender, item, at }) => ({
      ...{ kind, token, spender },
      ...(item !== undefined && { item: String(item) }),
      ...(at !== undefined && { at }),
    })),
  }
  let left = longest
  const entries = [entry, ...others].slice(0, most).filter((one) => {
    const size = JSON.stringify(one).length + 1
    if (size > left || one.claims.length > 500) return false
    left -= size
    return true
  })
  kit.storage.set('approvalsScans', entries)
}

function readAll({ storage }: Kit): readonly Entry[] {
  return readPendingEntries(schema, storage.get('approvalsScans') ?? [])
}

function isOf(entry: Entry, { address, chainId }: ScanKey): boolean {
  return entry.chainId === chainId && entry.account === address.toLowerCase()
}
