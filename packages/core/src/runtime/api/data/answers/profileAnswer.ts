import { array, type GenericSchema, object, pipe, record, regex, string, transform } from 'valibot'
import { fields } from './fields.ts'

/** A name in the zone of the data service. */
export type NameProfile = {
  readonly name: string
  /** By coin type, as a decimal number (ENSIP-9, ENSIP-11). */
  readonly addresses: { readonly [coinType: string]: string }
  /** https URL of a picture, for an image element only. */
  readonly avatar?: string | undefined
}

/** `GET /v1/profile/account/{name}`, and an item of `GET /v1/profile/reverse/{address}`. */
export const profileAnswer: GenericSchema<unknown, NameProfile> = pipe(
  object({
    name: pipe(string(), regex(/^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}$/)),
    addresses: record(string(), object({ address: string() })),
    attributes: fields.lenient(array(object({ avatar: fields.imageUrl }))),
  }),
  transform(({ name, addresses, attributes }) => ({
    name,
    addresses: Object.fromEntries(
      Object.entries(addresses).map(([coin, { address }]) => [coin, address]),
    ),
    avatar: attributes?.find(({ avatar }) => avatar)?.avatar,
  })),
)
