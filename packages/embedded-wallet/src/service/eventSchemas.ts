import * as v from 'valibot'
import { wireParts } from './wireParts.ts'

/** What happened to the account. `GET events`, the newest first. */
export type WalletEvents = {
  readonly events: readonly {
    /** Such as `share.released`. Further ones may come. */
    readonly event: string
    /** Ids and words: the device, the wallet, the purpose. */
    readonly facts: Readonly<Record<string, string>>
    /** /24 or /48. */
    readonly network: string
    readonly at: string
  }[]
  /** Whether no row was changed or left out since. */
  readonly isWhole: boolean
}

/** The answer of `GET events`. */
export const eventSchemas: { readonly list: v.GenericSchema<unknown, WalletEvents> } = {
  list: v.strictObject({
    events: v.array(
      v.strictObject({
        event: v.pipe(v.string(), v.regex(/^[a-z.]{1,60}$/)),
        facts: v.record(v.string(), v.string()),
        network: v.string(),
        at: wireParts.instant,
      }),
    ),
    isWhole: v.boolean(),
  }),
}
