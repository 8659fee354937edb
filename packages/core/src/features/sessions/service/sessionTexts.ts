/** What is signed to store and to end a session of permissions at the service. */
export const sessionTexts: {
  /** @param parameters.session the JSON text of the session */
  store(parameters: { account: string; pci: string; session: string }): Promise<string>
  revoke(pci: string): string
} = {
  async store({ account, pci, session }) {
    const bytes = new TextEncoder().encode(session)
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    return `Store session ${pci}\nof ${account}\nSHA-256: ${hex}`
  },
  revoke: (pci) => `Revoke session ${pci}`,
}
