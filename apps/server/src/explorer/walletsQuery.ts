import * as v from 'valibot'
import { sdkQuery } from '../http/sdkQuery.ts'

const listLimit = 500
const itemLimit = 128
const chainId = /^[-a-z\d]{3,8}:[-_a-zA-Z\d]{1,32}$/

/**
 * The query of `GET /getWallets` (spec §7). Unknown parameters are ignored, because SDKs of all
 * versions send requests.
 */
export const walletsQuery = v.object({
  ...sdkQuery,
  page: v.optional(
    wholeNumber({
      least: 1,
      max: 1_000_000,
      fallback: 1,
      description: 'The number of the page, from 1.',
    }),
  ),
  entries: v.optional(
    wholeNumber({
      least: 1,
      max: 100,
      fallback: 40,
      description: 'The number of wallets on a page.',
    }),
  ),
  include: v.optional(list({ description: 'Returns only the wallets with these ids.' })),
  exclude: v.optional(list({ description: 'Omits the wallets with these ids.' })),
  names: v.optional(
    list({ description: 'Returns only the wallets with these names. Case does not matter.' }),
  ),
  rdns: v.optional(
    list({ description: 'Returns only the wallets with these reverse domain names (EIP-6963).' }),
  ),
  chains: v.optional(
    list({
      description:
        'Returns only wallets that are known to support one of these chains, by CAIP-2 id.',
      item: { shape: chainId, name: 'CAIP-2 ids such as eip155:1' },
    }),
  ),
  search: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(100, 'Must be at most 100 characters long.'),
      v.description('Part of a name. Case, accents and spaces do not matter.'),
    ),
  ),
  badge_type: v.optional(badge('Only certified wallets, or only the others.')),
  badge: v.optional(badge('What some SDKs call `badge_type`.')),
})

export type WalletsRequest = v.InferOutput<typeof walletsQuery>

function badge(description: string) {
  return v.pipe(
    v.picklist(['certified', 'none'], 'Must be "certified" or "none".'),
    v.description(description),
  )
}

type WholeNumber = { least: number; max: number; fallback: number; description: string }

function wholeNumber({ least, max, fallback, description }: WholeNumber) {
  const message = `Must be a whole number from ${least} to ${max}.`
  return v.pipe(
    v.string(message),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(max, message),
    v.metadata({
      jsonSchema: {
        type: 'integer',
        minimum: least,
        maximum: max,
        default: fallback,
        description,
      },
    }),
  )
}

function list(options: {
  description: string
  item?: { shape: RegExp; name: string } | undefined
}) {
  const { description, item } = options
  return v.pipe(
    v.string(`Must be one list, its items apart by commas.`),
    v.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
    v.check((parts) => parts.length <= listLimit, `Must be at most ${listLimit} items.`),
    v.check(
      (parts) =>
        parts.every((part) => part.length <= itemLimit && (item?.shape.test(part) ?? true)),
      item
        ? `Must be ${item.name}, apart by commas.`
        : `Must be items of at most ${itemLimit} characters.`,
    ),
    v.metadata({
      jsonSchema: { type: 'string', description: `${description} Separate several with commas.` },
    }),
  )
}
