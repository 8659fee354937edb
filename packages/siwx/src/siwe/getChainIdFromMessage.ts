/** The CAIP-2 id of the chain in a sign-in message; `eip155:1` if there is none. @see EIP-4361 */
export function getChainIdFromMessage(message: string): string {
  const [, id = '1'] = /^Chain ID: (?:eip155:)?(\d+)$/m.exec(message) ?? []
  return `eip155:${id}`
}
