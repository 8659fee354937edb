/** The reference of the chain of an account's DID, such as `1`. @see did:pkh, CAIP-2 */
export function getDidChainId(did: string): string | undefined {
  return did.split(':')[3]
}
