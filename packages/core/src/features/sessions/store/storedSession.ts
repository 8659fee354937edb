import {
  array,
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
  record,
  regex,
  safeParse,
  string,
  unknown,
} from 'valibot'
import { type CaipNetworkId, isCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'

/** A step of a revocation that was asked for at an earlier visit. */
type StoredFact = 'skipped' | 'done' | 'failed' | 'unknown'

/** What this browser keeps of a permission: facts, and no key of the app. */
export type StoredSession = {
  readonly pci: string
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  /** The wallet's connector: only its list says whether it still has it. */
  readonly connectorId: string
  readonly app: { readonly name: string; readonly url: string }
  /** Seconds since the epoch, as all times here. */
  readonly createdAt: number
  readonly expiry: number
  readonly delegate: string
  readonly enforcer?: string | undefined
  /** In the form of the standard. */
  readonly permissions: readonly { readonly [name: string]: unknown }[]
  readonly callLimit?: number | undefined
  /** What wallets know them by. Left out of the oldest, where they need too much room. */
  readonly contexts: readonly string[]
  readonly broader?: string | undefined
  readonly revokedAt?: number | undefined
  readonly revocation?:
    | { readonly wallet: StoredFact; readonly chain: StoredFact; readonly service: StoredFact }
    | undefined
  /** Whether the service has it. */
  readonly isShared?: boolean | undefined
}

const line = pipe(string(), minLength(1), maxLength(300))
/** Milliseconds are beyond it. */
const time = pipe(number(), integer(), minValue(0), maxValue(2 ** 32))
const fact = picklist(['skipped', 'done', 'failed', 'unknown'] as const)
const schema: GenericSchema<unknown, StoredSession> = object({
  pci: pipe(string(), regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)),
  address: line,
  caipNetworkId: custom<CaipNetworkId>(isCaipNetworkId),
  connectorId: line,
  app: object({ name: line, url: pipe(line, regex(/^https?:\/\//)) }),
  ...{ createdAt: time, expiry: time },
  delegate: pipe(string(), minLength(1), maxLength(600)),
  enforcer: optional(line),
  permissions: pipe(array(record(string(), unknown())), minLength(1), maxLength(16)),
  callLimit: optional(pipe(number(), integer(), minValue(1))),
  contexts: pipe(array(pipe(string(), regex(/^0x[\da-f]+$/))), maxLength(16)),
  broader: optional(line),
  revokedAt: optional(time),
  revocation: optional(object({ wallet: fact, chain: fact, service: fact })),
  isShared: optional(boolean()),
})

/** Reads what an earlier visit or another tab stored. What is not valid is left out. */
export function readStoredSessions(values: readonly unknown[]): StoredSession[] {
  return values.flatMap((value) => {
    const result = safeParse(schema, value)
    return result.success ? [result.output] : []
  })
}
