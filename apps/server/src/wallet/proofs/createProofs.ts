import { createHash, hash } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose'
import * as v from 'valibot'
import { Problem } from '../../http/problem.ts'
import type { WalletContext } from '../context/walletContext.ts'
import { walletUsedProofs } from '../store/recordTables.ts'
import { createNonces } from './createNonces.ts'

export type Proofs = {
  /** What the next proof has to contain. */
  nonce(): string
  /**
   * The thumbprint of the key that proved a request (RFC 9449).
   * @throws a `Problem`
   */
  verify(parameters: {
    proof: string | undefined
    method: string
    path: string
    body: Uint8Array
  }): Promise<string>
  prune(): Promise<void>
}

const proofSchema = v.object({
  jti: v.pipe(v.string(), v.minLength(16), v.maxLength(128)),
  htm: v.string(),
  htu: v.string(),
  iat: v.number(),
  nonce: v.optional(v.string()),
  /** SHA-256 of the body. */
  bh: v.optional(v.string()),
})
const headerSchema = v.object({
  jwk: v.strictObject({
    ...{ kty: v.literal('EC'), crv: v.literal('P-256'), x: v.string(), y: v.string() },
  }),
})
const longestProof = 4096

/**
 * Checks that requests come from a browser that has a key, and each of them once. Nonces of this
 * service are the clock, so that a wrong one of the visitor does not matter.
 */
export function createProofs(
  context: Pick<WalletContext, 'database' | 'keys' | 'now'> & {
    config: Pick<WalletContext['config'], 'origin'>
  },
): Proofs {
  const { config, database, now } = context
  const nonces = createNonces(context)

  /** Whether a proof was not used yet. */
  const use = async (jkt: string, jti: string) => {
    const endsAt = new Date(now().getTime() + nonces.lifetimeMs)
    const added = await database.run((queries) =>
      queries
        .insert(walletUsedProofs)
        .values({ hash: hash('sha256', `${jkt}|${jti}`, 'base64url'), endsAt })
        .onConflictDoNothing()
        .returning({ hash: walletUsedProofs.hash }),
    )
    return added.length > 0
  }

  return {
    nonce: nonces.create,
    async verify({ proof, method, path, body }) {
      if (proof === undefined || proof.length > longestProof) throw refusal('There is none.')
      const { payload, jkt } = await read(proof)
      if (payload.htm !== method || payload.htu !== `${config.origin}${path}`)
        throw refusal('It is for another request.')
      const bodyHash = createHash('sha256').update(body).digest('base64url')
      if (body.length > 0 && payload.bh !== bodyHash) throw refusal('It is for another body.')
      if (payload.nonce === undefined || !nonces.has(payload.nonce))
        throw new Problem('PROOF_NONCE_REQUIRED', {
          detail:
            'The proof needs the nonce in `DPoP-Nonce` of this answer. Send it again with it.',
          headers: { 'WWW-Authenticate': 'DPoP error="use_dpop_nonce"' },
        })
      if (!(await use(jkt, payload.jti))) throw refusal('It was used already.')
      return jkt
    },
    async prune() {
      await database.run((queries) =>
        queries.delete(walletUsedProofs).where(lt(walletUsedProofs.endsAt, now())),
      )
    },
  }
}

async function read(proof: string) {
  try {
    const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, {
      ...{ typ: 'dpop+jwt', algorithms: ['ES256'] },
    })
    const { jwk } = v.parse(headerSchema, protectedHeader)
    return { payload: v.parse(proofSchema, payload), jkt: await calculateJwkThumbprint(jwk) }
  } catch {
    // For a key that is none, Web Crypto throws errors that no library names.
    throw refusal('It cannot be read.')
  }
}

function refusal(why: string): Problem {
  return new Problem('PROOF_REFUSED', {
    detail: `The header DPoP has no proof of a key for this request. ${why} Make a new one.`,
    headers: { 'WWW-Authenticate': 'DPoP error="invalid_dpop_proof"' },
  })
}
