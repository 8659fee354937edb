/** In characters. Pictures that are larger do not belong into a record. */
const maxDataLength = 65_536
const maxUrlLength = 2048
const data = /^data:image\/(?:avif|gif|jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/

/**
 * A picture of an avatar record (ENSIP-12) that an image element may load: an https URL, or the
 * data of a bitmap. Everything else is no picture: an item of a chain and IPFS need a service, and
 * SVG can hold scripts.
 */
export function toAvatar(record: string | undefined): string | undefined {
  if (!record) return undefined
  if (record.startsWith('data:'))
    return record.length <= maxDataLength && data.test(record) ? record : undefined
  if (record.length > maxUrlLength || !/^https:\/\//i.test(record) || !URL.canParse(record))
    return undefined
  const { href, username, password } = new URL(record)
  return username || password ? undefined : href
}
