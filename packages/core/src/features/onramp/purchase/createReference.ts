/** Creates a random text of 128 bits in base64url. It says nothing about the visitor. */
export function createReference(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
