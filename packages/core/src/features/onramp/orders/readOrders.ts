import {
  boolean,
  custom,
  type GenericSchema,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
} from 'valibot'
import { type CaipNetworkId, isCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import { fields } from '../../../runtime/api/data/answers/fields.ts'
import type { OnrampOrder } from './onrampOrder.ts'
import { orderReasons } from './orderReasons.ts'
import { orderStatuses } from './orderStatuses.ts'

const line = pipe(string(), minLength(1), maxLength(128))
const time = pipe(number(), integer(), minValue(0))

const schema: GenericSchema<unknown, OnrampOrder> = object({
  id: pipe(string(), regex(/^[\w-]{16,64}$/)),
  isTracked: boolean(),
  provider: object({ id: line, name: fields.line(40) }),
  caipNetworkId: custom<CaipNetworkId>(isCaipNetworkId),
  address: line,
  asset: object({
    token: optional(line),
    symbol: fields.line(16),
    decimals: optional(pipe(number(), integer(), minValue(0), maxValue(36))),
  }),
  payment: object({ amount: fields.numeric, currency: pipe(string(), regex(/^[A-Z]{3}$/)) }),
  expected: optional(fields.numeric),
  atomsBefore: optional(pipe(string(), regex(/^\d{1,78}$/))),
  startedAt: time,
  status: picklist(orderStatuses),
  updatedAt: time,
  reason: optional(picklist(orderReasons)),
  amount: optional(fields.numeric),
  txHash: optional(pipe(string(), regex(/^[a-zA-Z0-9]{1,128}$/))),
  received: optional(fields.numeric),
})

/** Parses the purchases stored by an earlier visit or another tab. Invalid ones are left out. */
export function readOrders(values: readonly unknown[]): OnrampOrder[] {
  const seen = new Set<string>()
  return values.flatMap((value) => {
    const result = safeParse(schema, value)
    if (!result.success || seen.has(result.output.id)) return []
    seen.add(result.output.id)
    return [result.output]
  })
}
