/**
 * Where a service answers for its zone, as the resolver names it (EIP-3668).
 * @param origin of the service
 */
export function toGatewayUrl(origin: string): string {
  return `${origin}/v1/names/ccip/{sender}/{data}.json`
}
