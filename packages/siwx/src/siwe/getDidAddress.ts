/** The address of an account's DID, such as `did:pkh:eip155:1:0x…`. @see did:pkh */
export function getDidAddress(did: string): string | undefined {
  return did.split(':')[4]
}
