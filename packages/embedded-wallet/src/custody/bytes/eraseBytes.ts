/** Fills secrets with zeros. */
export function eraseBytes(...secrets: readonly Uint8Array[]): void {
  for (const secret of secrets) secret.fill(0)
}
