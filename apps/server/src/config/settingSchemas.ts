import { isIP } from 'node:net'
import * as v from 'valibot'
import type { Address } from 'viem'
import { getAddress, isAddress } from 'viem/utils'

type TextSchema<value> = v.GenericSchema<string, value>

/** Schemas of what stands in environment variables. */
export const settingSchemas = {
  wholeNumber: (min: number, max: number) =>
    v.pipe(
      v.string(),
      v.regex(/^\d{1,10}$/),
      v.transform(Number),
      v.minValue(min),
      v.maxValue(max),
    ),

  onOrOff: v.pipe(
    v.picklist(['on', 'off']),
    v.transform((text) => text === 'on'),
  ),

  /** An empty text is `null`. */
  orNone: <value>(schema: TextSchema<value>) =>
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      schema,
    ]),

  /** One word for all, or a list with commas. */
  listOr: <all extends string, value>(all: all, schema: TextSchema<value>) =>
    v.union([
      v.literal(all),
      v.pipe(
        v.string(),
        v.transform((text) => text.split(',').map((part) => part.trim())),
        v.array(schema),
      ),
    ]),

  /** Some of these words, each once, separated by commas. */
  someOf: <const word extends string>(words: readonly word[]) =>
    parsedBy((text): readonly word[] | undefined => {
      const given = text.split(',').map((part) => part.trim())
      const known = given.flatMap((part) => words.find((word) => word === part) ?? [])
      return known.length === given.length && new Set(known).size === known.length
        ? known
        : undefined
    }),

  /** `word=number` pairs of these words, separated by commas. */
  rates: <const word extends string>(words: readonly word[]) =>
    parsedBy((text): ReadonlyMap<word, number> | undefined => {
      const values = new Map<word, number>()
      for (const part of text === '' ? [] : text.split(',')) {
        const [, name, digits] = /^([a-z\d]+)=(\d{1,4})$/.exec(part.trim()) ?? []
        const word = words.find((known) => known === name)
        const rate = Number(digits)
        if (word === undefined || values.has(word) || rate < 1 || rate > 1000) return undefined
        values.set(word, rate)
      }
      return values
    }),

  /** `undefined` of the parser means that the text is invalid. */
  parsedBy,

  /** `id=value` pairs, separated by commas. */
  chainMap: <value>(schema: TextSchema<value>) =>
    parsedBy((text): ReadonlyMap<string, value> | undefined => {
      const values = new Map<string, value>()
      for (const part of text === '' ? [] : text.split(',')) {
        const [, id, rest = ''] = /^([-a-z\d]{3,8}:[-\w]{1,32})=(.+)$/.exec(part.trim()) ?? []
        const value = v.safeParse(schema, rest)
        if (!id || !value.success || values.has(id)) return undefined
        values.set(id, value.output)
      }
      return values
    }),

  /** The URL of a store. A query may name a local socket. */
  url: (protocol: RegExp) =>
    v.pipe(
      v.string(),
      v.check((text) => {
        const url = URL.parse(text)
        if (!url || !protocol.test(url.protocol)) return false
        return url.hostname !== '' || url.searchParams.has('host')
      }),
    ),

  httpUrl: v.pipe(
    v.string(),
    v.check((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')),
  ),

  relayUrl: parsedBy((text) => {
    const url = URL.parse(text)
    return url && /^wss?:$/.test(url.protocol) ? url.origin : undefined
  }),

  /** An address, a network such as `10.0.0.0/8`, or the word `private`. */
  network: v.pipe(
    v.string(),
    v.check((text) => text === 'private' || isNetwork(text)),
  ),

  apiKey: v.pipe(v.string(), v.regex(/^[\w-]{8,128}$/)),

  /** With its checksum, or in one case. */
  evmAddress: v.pipe(
    v.string(),
    v.check((text) => isAddress(text)),
    v.transform((text): Address => getAddress(text)),
  ),

  /** A key that is sent in a header. */
  headerKey: v.pipe(v.string(), v.regex(/^[\w.~+/=-]{8,256}$/)),
  /** A key or secret of another service, which may have any visible characters. */
  secret: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,500}$/)),

  blockNumber: v.pipe(
    v.string(),
    v.regex(/^\d{1,15}$/),
    v.transform((text) => BigInt(text)),
  ),
} as const

function parsedBy<value>(parse: (text: string) => value | undefined) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = parse(dataset.value)
      if (value !== undefined) return value
      addIssue({ message: 'invalid' })
      return NEVER
    }),
  )
}

function isNetwork(text: string): boolean {
  const [address = '', prefix = '0', ...rest] = text.split('/')
  const version = address.includes('%') ? 0 : isIP(address)
  const isOne = version !== 0 && rest.length === 0 && /^\d{1,3}$/.test(prefix)
  return isOne && Number(prefix) <= (version === 4 ? 32 : 128)
}
