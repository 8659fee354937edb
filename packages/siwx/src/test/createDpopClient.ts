import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { hashText } from '../server/hashText.ts'
import { toBase64Url } from '../server/tokens/toBase64Url.ts'

/** A client with a key that cannot leave it, and what it proves with it. */
export type DpopClient = {
  readonly jkt: string
  /** Makes a proof for a request. @param parameters.changed claims that are other */
  readonly prove: (parameters: {
    method: string
    url: string
    time: number
    token?: string | undefined
    changed?: object | undefined
    header?: object | undefined
  }) => Promise<string>
}

export async function createDpopClient(): Promise<DpopClient> {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const jwk = await exportJWK(publicKey)
  return {
    jkt: await calculateJwkThumbprint(jwk),
    prove({ method, url, time, token, changed, header }) {
      const ath = token === undefined ? {} : { ath: toBase64Url(hashText(token)) }
      const iat = Math.floor(time / 1000)
      const claims = { htm: method, htu: url, jti: crypto.randomUUID(), iat, ...ath, ...changed }
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk, ...header })
        .sign(privateKey)
    },
  }
}
