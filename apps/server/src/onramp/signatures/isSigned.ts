import { createHmac, timingSafeEqual } from 'node:crypto'

export declare namespace isSigned {
  type Parameters = {
    secret: string
    /** What is signed, in this order. */
    parts: readonly (string | Uint8Array)[]
    signature: string
    encoding: 'hex' | 'base64url'
  }
}

/** Whether a signature is the HMAC-SHA256 of the parts. Takes as long for any wrong one. */
export function isSigned({ secret, parts, signature, encoding }: isSigned.Parameters): boolean {
  const hmac = createHmac('sha256', secret)
  for (const part of parts) hmac.update(part)
  const wanted = hmac.digest()
  const given = read(signature, encoding)
  return given !== undefined && timingSafeEqual(given, wanted)
}

const shapes = { hex: /^[\da-f]{64}$/i, base64url: /^[\w-]{43}=?$/ } as const

/** Node skips invalid characters, so that several texts would be one signature. */
function read(signature: string, encoding: 'hex' | 'base64url'): Buffer | undefined {
  return shapes[encoding].test(signature) ? Buffer.from(signature, encoding) : undefined
}
