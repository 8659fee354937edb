import {
  custom,
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
import { type CaipNetworkId, isCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { ApprovalClaim } from '../../contract/approvals/approval.ts'
import { readPendingEntries } from '../pendingTransactions/readPendingEntries.ts'
import { storedLine } from '../pendingTransactions/storedFields.ts'
import type { LoggedApproval } from './loggedApproval.ts'

const schema = object({
  account: storedLine,
  chainId: custom<CaipNetworkId>(isCaipNetworkId),
  kind: picklist(['token', 'item', 'collection', 'permit2']),
  token: storedLine,
  spender: storedLine,
  item: optional(pipe(string(), maxLength(78), regex(/^\d+$/))),
  at: pipe(number(), integer(), minValue(0)),
})

/** Parses the approvals stored by earlier visits. Invalid ones are left out. */
export function readLogged({ storage }: Pick<KitBase, 'storage'>): readonly LoggedApproval[] {
  return readPendingEntries(schema, storage.get('approvalsLog') ?? [])
}

/** Where this browser saw an account give approvals on a network. */
export function readApprovalsLog(
  kit: Pick<KitBase, 'storage'>,
  { address, chainId }: { address: string; chainId: CaipNetworkId },
): readonly ApprovalClaim[] {
  return readLogged(kit)
    .filter((entry) => entry.chainId === chainId && entry.account === address.toLowerCase())
    .map(({ kind, token, spender, item, at }) => ({
      ...{ kind, token, spender, at },
      ...(item !== undefined && { item: BigInt(item) }),
    }))
}
