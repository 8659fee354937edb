/**
 * Where a URI is on the web: one of IPFS behind a gateway, any other as it is.
 * @throws where there is no gateway, or the path is none
 */
export function toWebAddress(uri: string, ipfsGateway: string | undefined): string {
  const path = /^ipfs:\/\/(?:ipfs\/)?([\w./%-]+)$/.exec(uri)?.[1]
  if (path === undefined) return uri
  // Such a part would leave the gateway's folder. URL parsers read `%2e` as a dot.
  if (/(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) throw new Error('is not a path of IPFS')
  if (ipfsGateway === undefined) throw new Error('is where nobody was named to get it')
  return `${ipfsGateway.replace(/\/+$/, '')}/ipfs/${path}`
}
