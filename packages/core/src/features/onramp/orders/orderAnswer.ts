import {
  custom,
  type GenericSchema,
  isoTimestamp,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  transform,
} from 'valibot'
import { type CaipNetworkId, isCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import { fields } from '../../../runtime/api/data/answers/fields.ts'
import type { OnrampAmount } from '../amounts/onrampAmount.ts'
import type { OrderReason, OrderStatus } from './onrampOrder.ts'
import { orderReasons } from './orderReasons.ts'
import { orderStatuses } from './orderStatuses.ts'

/** What a service says about an order. */
export type OrderNews = {
  readonly provider: string
  readonly status: OrderStatus
  readonly reason?: OrderReason | undefined
  readonly network?: CaipNetworkId | undefined
  readonly asset?: string | undefined
  readonly amount?: OnrampAmount | undefined
  readonly txHash?: string | undefined
  /** Milliseconds since 1970. */
  readonly updatedAt: number
}

/** Parses the answer of `GET /v1/onramp/orders/{id}`. */
export const orderAnswer: GenericSchema<unknown, OrderNews> = object({
  provider: fields.line(64),
  status: picklist(orderStatuses),
  reason: fields.lenient(picklist(orderReasons)),
  network: fields.lenient(custom<CaipNetworkId>(isCaipNetworkId)),
  asset: fields.lenient(fields.line(64)),
  amount: fields.lenient(object({ amount: fields.numeric, currency: fields.line(64) })),
  // Becomes part of a link to an explorer.
  txHash: optional(pipe(string(), regex(/^[a-zA-Z0-9]{1,128}$/))),
  updatedAt: pipe(
    string(),
    isoTimestamp(),
    transform((time) => Date.parse(time)),
  ),
})
