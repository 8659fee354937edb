/** The resource of a message that registers a name. It says what the signature is for. */
export function registrationResource(name: string): string {
  return `urn:cleat:name:register:${name}`
}

/** What the visitor reads in the wallet. */
export function registrationStatement(name: string): string {
  return `Register ${name} for this account.`
}
