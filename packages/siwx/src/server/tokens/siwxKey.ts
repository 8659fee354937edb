/** A private key of Ed25519 as a JWK (RFC 8037), with the `kid` that its tokens name. */
export type SiwxKey = {
  readonly kty: 'OKP'
  readonly crv: 'Ed25519'
  readonly kid: string
  readonly x: string
  readonly d: string
}
