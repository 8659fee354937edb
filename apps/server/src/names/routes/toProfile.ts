import * as v from 'valibot'
import type { NameProfile } from '../store/nameProfile.ts'

const time = v.pipe(v.string(), v.description('As RFC 3339 has it.'))

export const profileSchema = v.pipe(
  v.object({
    name: v.string(),
    owner: v.pipe(
      v.string(),
      v.description('A key, `eip155:0x…`, or a contract on its chain, `eip155:1:0x…`.'),
    ),
    registered_at: time,
    updated_at: v.optional(time),
    addresses: v.pipe(
      v.record(v.string(), v.object({ address: v.string(), created: time })),
      v.description('By coin type (ENSIP-9, ENSIP-11), as the account writes its address.'),
    ),
    texts: v.pipe(v.record(v.string(), v.string()), v.description('By key (ENSIP-5).')),
    attributes: v.array(v.object({ avatar: v.optional(v.string()), bio: v.optional(v.string()) })),
  }),
  v.metadata({ ref: 'NameProfile' }),
)

/** The profile of a name (wire format of the Data API). */
export function toProfile(profile: NameProfile): v.InferOutput<typeof profileSchema> {
  const { name, subject, registeredAt, updatedAt, accounts, texts } = profile
  const [avatar, bio] = [texts.get('avatar'), texts.get('description')]
  const attributes = { ...(avatar !== undefined && { avatar }), ...(bio !== undefined && { bio }) }
  return {
    ...{ name, owner: subject },
    registered_at: registeredAt.toISOString(),
    ...(updatedAt && { updated_at: updatedAt.toISOString() }),
    addresses: Object.fromEntries(
      [...accounts].map(([coinType, { address, createdAt }]) => [
        String(coinType),
        { address, created: createdAt.toISOString() },
      ]),
    ),
    texts: Object.fromEntries(texts),
    attributes: Object.keys(attributes).length === 0 ? [] : [attributes],
  }
}
