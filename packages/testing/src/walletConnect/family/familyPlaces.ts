import type { PeerFamily } from './peerFamily.ts'

/** Where the accounts with these addresses stand in a family. What is none of them is left out. */
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
