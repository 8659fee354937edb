/** What an account signs to store and to revoke a session of permissions. */
export const sessionTexts = {
  /** @param parameters.session the JSON text of the session */
  async store(parameters: { account: string; pci: string; session: string }): Promise<string> {
    const { account, pci, session } = parameters
    const bytes = new TextEncoder().encode(session)
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
    return `Store session ${pci}\nof ${account}\nSHA-256: ${hash}`
  },
  revoke: (pci: string): string => `Revoke session ${pci}`,
}
