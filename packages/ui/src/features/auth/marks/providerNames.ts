import type { AuthMethod } from '@cleat/core'

/** The names of the providers, which no language translates. */
export const providerNames: { readonly [provider in AuthMethod]?: string } = {
  google: 'Google',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
}
