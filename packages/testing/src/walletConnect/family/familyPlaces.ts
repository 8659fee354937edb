import type { PeerFamily } from './peerFamily.ts'

/** The indices of these addresses among the family's accounts. Unknown addresses are left out. */
export function familyPlaces(parameters: {
  family: PeerFamily
  addresses: readonly string[]
}): readonly number[] {
  const { family, addresses } = parameters
  const places = addresses.flatMap((address) =>
    family.networks.map(({ id }) => family.addresses(id).indexOf(address)),
  )
  return [...new Set(places.filter((place) => place >= 0))]
}
