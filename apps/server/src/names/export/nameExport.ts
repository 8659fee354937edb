import * as v from 'valibot'

const time = v.pipe(v.string(), v.isoTimestamp())
const optionalTime = v.nullable(time)
const hex = v.custom<`0x${string}`>(
  (value) => typeof value === 'string' && /^0x[\da-f]*$/.test(value),
)
const text = v.string()

/** Everything that is known of a zone, as `names export` writes it. */
export const nameExportSchema = v.object({
  format: v.literal('cleat-names/1'),
  zone: text,
  exportedAt: time,
  names: v.array(
    v.object({
      ...{ name: text, skeleton: text, subject: text, registeredAt: time, seenAt: time },
      ...{ updatedAt: optionalTime, freedAt: optionalTime, restsUntil: optionalTime },
      /** The coin type is decimal, because it may be longer than numbers of JSON. */
      addresses: v.array(
        v.object({
          coinType: v.pipe(text, v.regex(/^\d{1,78}$/)),
          ...{ address: hex, text, createdAt: time },
        }),
      ),
      texts: v.array(v.object({ key: text, value: text })),
      transfer: v.nullable(
        v.object({
          ...{ fromAccount: text, fromAddress: hex, toAccount: text, toAddress: hex },
          ...{ offeredAt: time, endsAt: time },
          ...{ acceptedAt: optionalTime, resolvesAt: optionalTime },
        }),
      ),
    }),
  ),
  /** What was signed for names, in the order in which it happened. */
  events: v.array(
    v.object({
      ...{ name: text, kind: text, createdAt: time, account: v.nullable(text) },
      ...{ message: v.nullable(text), signature: v.nullable(text), records: v.nullable(text) },
    }),
  ),
})

export type NameExport = v.InferOutput<typeof nameExportSchema>

export const signedExportSchema = v.object({
  export: nameExportSchema,
  /** The address of the key that proves answers of the zone. */
  signer: v.pipe(text, v.regex(/^0x[\da-fA-F]{40}$/)),
  signature: hex,
})
