import { createHmac } from 'node:crypto'

export declare namespace stampSignature {
  type Parameters = {
    secret: string
    body: string
    /** The name of the signature in the header. */
    name: string
    /** Milliseconds since 1970. */
    at: number
  }
}

/** The header of `t=…` and a signature of the time, a point and the body. */
export function stampSignature({ secret, body, name, at }: stampSignature.Parameters): string {
  const time = Math.floor(at / 1000)
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return `t=${time},${name}=${signature}`
}
