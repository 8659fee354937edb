import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type HolderProof, type ProofChallenge, toProofInfo } from '@cleat/embedded-wallet/service'
import { and, eq, lt } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import { Problem } from '../../http/problem.ts'
import type { WalletContext } from '../context/walletContext.ts'
import { sealTo } from '../hpke/sealTo.ts'
import type { OpenSession } from '../sessions/openSession.ts'
import { walletBoxes, walletChallenges } from '../store/walletTables.ts'
import type { StoredWallet } from './storedWallet.ts'

export type Holder = typeof walletBoxes.$inferSelect

export type HolderProofs = {
  /** A challenge that only a recovery method opens. */
  ask(parameters: {
    wallet: StoredWallet
    session: OpenSession
    holder: string
  }): Promise<ProofChallenge>
  /** The holder that a request proved, or why it proved none. */
  check(
    queries: Queries,
    parameters: { wallet: StoredWallet; session: OpenSession; proof: HolderProof },
  ): Promise<Holder | Problem>
  prune(): Promise<void>
}

const lifetimeSeconds = 300

/** Proofs that a browser has the key of a holder, without which no share leaves. */
export function createHolderProofs(context: Pick<WalletContext, 'database' | 'now'>): HolderProofs {
  const { database, now } = context
  const table = walletChallenges

  const find = async (queries: Queries, wallet: string, holder: string) => {
    const [box] = await queries
      .select()
      .from(walletBoxes)
      .where(and(eq(walletBoxes.wallet, wallet), eq(walletBoxes.holder, holder)))
    return box
  }

  const checkDevice = async (queries: Queries, wallet: StoredWallet, session: OpenSession) => {
    const { device, kind } = session
    if (kind !== 'full' || device?.state !== 'active') return refusal('This browser is no device.')
    const box = await find(queries, wallet.id, device.id)
    const isHolder = box?.kind === 'device' && box.publicKey === device.publicKey
    return isHolder ? box : refusal('This browser is no device of the wallet.')
  }

  const checkRecovery = async (
    queries: Queries,
    wallet: StoredWallet,
    session: OpenSession,
    proof: Extract<HolderProof, { kind: 'recovery' }>,
  ) => {
    // Each challenge has one answer, right or wrong.
    const [challenge] = await queries
      .delete(table)
      .where(
        and(eq(table.id, proof.id), eq(table.wallet, wallet.id), eq(table.session, session.id)),
      )
      .returning()
    const isOurs =
      challenge !== undefined &&
      challenge.endsAt > now() &&
      challenge.generation === wallet.generation &&
      timingSafeEqual(Buffer.from(challenge.hash), Buffer.from(toHash(proof.opened)))
    const box = isOurs ? await find(queries, wallet.id, challenge.holder) : undefined
    return !box || box.kind === 'device' ? refusal('The recovery method was not proven.') : box
  }

  return {
    async ask({ wallet, session, holder }) {
      const box = await database.run((queries) => find(queries, wallet.id, holder))
      if (!box || box.kind === 'device') throw refusal('The wallet has no such recovery method.')
      const id = randomBytes(16).toString('base64url')
      const secret = new Uint8Array(randomBytes(32))
      const { generation } = wallet
      const info = toProofInfo({ walletId: wallet.id, generation, holder, id })
      const sealed = await sealTo({ publicKey: box.publicKey, info, bytes: secret })
      await database.run((queries) =>
        queries.insert(table).values({
          ...{ id, wallet: wallet.id, generation, holder, session: session.id },
          hash: toHash(Buffer.from(secret).toString('base64url')),
          endsAt: new Date(now().getTime() + lifetimeSeconds * 1000),
        }),
      )
      return { id, sealed, generation, expiresIn: lifetimeSeconds }
    },
    check: (queries, { wallet, session, proof }) =>
      proof.kind === 'device'
        ? checkDevice(queries, wallet, session)
        : checkRecovery(queries, wallet, session, proof),
    async prune() {
      await database.run((queries) => queries.delete(table).where(lt(table.endsAt, now())))
    },
  }
}

function toHash(text: string): string {
  return hash('sha256', text, 'base64url')
}

function refusal(why: string): Problem {
  return new Problem('SHARE_REFUSED', {
    detail: `${why} Use a device of the wallet, or one of its recovery methods.`,
  })
}
