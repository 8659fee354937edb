import {
  array,
  boolean,
  custom,
  maxLength,
  minLength,
  object,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
} from 'valibot'
import { type CaipNetworkId, isCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import { isNamespace, type Namespace } from '../../../base/caip/namespace.ts'
import type { Storage } from '../../../base/storage/createStorage.ts'
import type { Batch } from '../../../contract/calls/batch.ts'
import type { TrackingData } from '../../../contract/transfers/trackingData.ts'
import { readTrackingData } from '../../pendingTransactions/readTrackingData.ts'
import { storedLine, storedTime } from '../../pendingTransactions/storedFields.ts'

const keptMs = 7 * 24 * 60 * 60_000

const address = pipe(string(), regex(/^0x[0-9a-fA-F]{40}$/))
const quantity = pipe(string(), regex(/^0x[0-9a-fA-F]{1,64}$/))
const bytes = pipe(string(), regex(/^0x(?:[0-9a-fA-F]{2})*$/))
const id = pipe(string(), minLength(1), maxLength(8194))

const schema = object({
  id,
  namespace: custom<Namespace>((value) => isNamespace(value)),
  address,
  caipNetworkId: custom<CaipNetworkId>(isCaipNetworkId),
  connectorId: optional(storedLine),
  wallet: pipe(string(), maxLength(128)),
  mode: picklist(['wallet', 'sequence']),
  isAtomic: boolean(),
  status: picklist(['pending', 'confirmed', 'notSent', 'reverted', 'partial', 'unknown']),
  steps: pipe(
    array(
      object({
        call: object({ to: optional(address), value: quantity, data: bytes }),
        status: picklist([
          ...['waiting', 'asked', 'sent', 'confirmed', 'reverted', 'declined', 'unknown'],
        ] as const),
        hash: optional(pipe(string(), regex(/^0x[0-9a-f]{64}$/))),
        trackingData: optional(
          custom<TrackingData>((value) => readTrackingData(value) !== undefined),
        ),
      }),
    ),
    minLength(1),
    maxLength(200),
  ),
  walletId: optional(id),
  since: optional(quantity),
  sentAt: storedTime,
})

/** Reads what was stored as foreign data: what is broken or older than a week is left out. */
export function readBatches(storage: Pick<Storage, 'get'>): readonly Batch[] {
  const now = Date.now()
  const seen = new Set<string>()
  return (storage.get('batches') ?? []).slice(0, 50).flatMap((stored) => {
    const { success, output } = safeParse(schema, stored)
    if (!success || seen.has(output.id)) return []
    if (output.sentAt > now || output.sentAt + keptMs < now) return []
    seen.add(output.id)
    return [output]
  })
}
