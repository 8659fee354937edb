import {
  array,
  boolean,
  fallback,
  type GenericSchema,
  integer,
  maxLength,
  minLength,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  safeParse,
  string,
  transform,
  unknown,
} from 'valibot'
import { toPlainText } from '../../../base/text/toPlainText.ts'
import type { Wallet } from '../../../contract/wallets/wallet.ts'
import { toSafeLink } from '../../walletDeepLinks/toSafeLink.ts'

const line = (limit: number) =>
  pipe(
    string(),
    transform((value) => toPlainText(value, limit)),
    minLength(1),
  )
/**
 * A field that is missing, `null` or of another type is ignored. The rest of the wallet stays
 * valid.
 */
const lenient = <output>(schema: GenericSchema<unknown, output>) =>
  fallback(optional(schema), undefined)
const link = (kind: 'web' | 'native') =>
  lenient(
    pipe(
      string(),
      transform((value) => toSafeLink(value, { kind })),
    ),
  )
const slug = pipe(string(), minLength(1), maxLength(128))

const walletSchema = object({
  id: slug,
  name: line(40),
  homepage: link('web'),
  description: lenient(line(300)),
  image_id: lenient(slug),
  image_url: link('web'),
  rdns: lenient(slug),
  chains: lenient(pipe(array(slug), maxLength(2000))),
  mobile_link: link('native'),
  link_mode: link('web'),
  desktop_link: link('native'),
  webapp_link: link('web'),
  app_store: link('web'),
  play_store: link('web'),
  chrome_store: link('web'),
  badge_type: lenient(picklist(['certified', 'none'])),
  order: lenient(number()),
  supports_wc: lenient(boolean()),
})

/** Parses the answer of `GET /getWallets` (spec §7). Invalid wallets are left out. */
export const walletAnswer: GenericSchema<
  unknown,
  { readonly data: readonly Wallet[]; readonly count: number }
> = object({
  data: pipe(
    array(unknown()),
    maxLength(1000),
    transform((items) => items.flatMap(readWallet)),
  ),
  count: pipe(number(), integer(), minValue(0)),
})

function readWallet(value: unknown): Wallet[] {
  const result = safeParse(walletSchema, value)
  return result.success ? [result.output] : []
}
