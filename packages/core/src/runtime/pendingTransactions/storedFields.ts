import {
  custom,
  type GenericSchema,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  type OptionalSchema,
  optional,
  picklist,
  pipe,
  regex,
  string,
  transform,
  unknown,
} from 'valibot'
import { type CaipNetworkId, isCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { PendingEntry } from './pendingTransactions.ts'
import { readTrackingData } from './readTrackingData.ts'

/** A hash, an address or a token. */
export const storedLine: GenericSchema<string> = pipe(string(), minLength(1), maxLength(128))

/** Milliseconds since 1970. */
export const storedTime: GenericSchema<number> = pipe(number(), integer(), minValue(0))

/** An exact amount and what it is of. */
export const storedAmount: {
  token: OptionalSchema<GenericSchema<string>, undefined>
  symbol: GenericSchema<string>
  decimals: GenericSchema<number>
  amount: GenericSchema<string>
} = {
  token: optional(storedLine),
  symbol: pipe(string(), minLength(1), maxLength(20)),
  decimals: pipe(number(), integer(), minValue(0), maxValue(36)),
  amount: pipe(string(), maxLength(128), regex(/^\d+(?:\.\d+)?$/)),
}

/** The fields of a `PendingEntry`. Tracking data of another form is dropped. */
export const storedEntry: {
  hash: GenericSchema<string>
  caipNetworkId: GenericSchema<CaipNetworkId>
  trackingData: OptionalSchema<GenericSchema<unknown, PendingEntry['trackingData']>, undefined>
  sentAt: GenericSchema<number>
  status: GenericSchema<PendingEntry['status']>
} = {
  hash: storedLine,
  caipNetworkId: custom<CaipNetworkId>(isCaipNetworkId),
  trackingData: optional(pipe(unknown(), transform(readTrackingData))),
  sentAt: storedTime,
  status: picklist([
    ...['pending', 'open', 'confirmed', 'failed', 'replaced', 'dropped', 'altered', 'unproven'],
  ] as const),
}
