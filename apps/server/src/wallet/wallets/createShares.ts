import { type AskShare, type ReleasedShare, toShareInfo } from '@cleat/embedded-wallet/service'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import type { Limits } from '../../http/createLimits.ts'
import { Problem } from '../../http/problem.ts'
import type { Accounts } from '../accounts/createAccounts.ts'
import type { Events } from '../audit/createEvents.ts'
import type { WalletContext } from '../context/walletContext.ts'
import { sealTo } from '../hpke/sealTo.ts'
import type { Outbox } from '../mail/createOutbox.ts'
import type { AskingAs } from '../requests/createGuard.ts'
import type { OpenSession } from '../sessions/openSession.ts'
import { walletDevices } from '../store/walletTables.ts'
import type { Gate } from './createGate.ts'
import type { Holder } from './createHolderProofs.ts'
import type { Wallets } from './createWallets.ts'
import { hasPasskey } from './hasPasskey.ts'
import { notifyOwner } from './notifyOwner.ts'
import type { StoredWallet } from './storedWallet.ts'
import { toShareContext } from './toShareContext.ts'

/** Asks a passkey of the account, where the wallet wants that. */
export type Confirm = (
  queries: Queries,
  parameters: { asking: AskingAs; confirmation: string | null },
) => Promise<boolean>

export type Shares = {
  /**
   * The share of the service, sealed to the holder that asked.
   * @throws a `Problem` unless all conditions hold
   */
  release(asking: AskingAs, id: string, asked: AskShare): Promise<ReleasedShare>
}

const minuteShares = 30
const dayShares = 500
const dayMs = 24 * 3_600_000
const freshMs = 300_000

/** The one way on which the share of the service leaves it. */
export function createShares(
  context: WalletContext & {
    limits: Limits
    accounts: Accounts
    events: Events
    outbox: Outbox | undefined
    wallets: Wallets
    gate: Gate
    confirm: Confirm
  },
): Shares {
  const { database, keys, now, limits, accounts, events, outbox, wallets, gate, confirm } = context
  const perMinute = limits.create({ name: 'walletShares', limit: minuteShares })
  const perDay = limits.create({ name: 'walletDayShares', limit: dayShares, periodMs: dayMs })

  const decide = async (
    queries: Queries,
    asking: AskingAs,
    wallet: StoredWallet,
    asked: AskShare,
  ): Promise<Holder | Problem> => {
    const { session, network } = asking
    if (wallet.frozenAt !== null) return frozen()
    if (wallet.generation !== asked.generation) return conflict(wallet.generation)
    const holder = await gate.admit(queries, { asking, wallet, proof: asked.proof })
    if (holder instanceof Problem) return holder
    const age = now().getTime() - session.createdAt.getTime()
    if (asked.purpose === 'export' && age > freshMs) {
      const facts = { wallet: wallet.id, by: asked.proof.kind, purpose: 'export' }
      const { account } = wallet
      await events.add(queries, { account, event: 'share.refused', facts, network })
      return new Problem('LOGIN_TOO_OLD', {
        detail: 'An export needs a login of the last five minutes. Log in again.',
      })
    }
    const { confirmation } = asked
    const isAsked = await isTouchAsked(queries, { wallet, session, holder, asked })
    if (isAsked && !(await confirm(queries, { asking, confirmation })))
      return new Problem('CONFIRMATION_REQUIRED', {
        detail: 'The wallet asks for a passkey. Send what it answers as `confirmation`.',
      })
    return holder
  }

  return {
    async release(asking, id, asked) {
      const outcome = await database.run((queries) =>
        queries.transaction(async (transaction) => {
          const wallet = await wallets.find(transaction, asking.session, id)
          const seconds = Math.max(await perMinute.take(id), await perDay.take(id))
          if (seconds > 0) return { problem: limited(seconds) }
          const holder = await decide(transaction, asking, wallet, asked)
          if (holder instanceof Problem) return { problem: holder }
          const { account } = wallet
          const { purpose, digest } = asked
          if (holder.kind === 'device')
            await transaction
              .update(walletDevices)
              .set({ usedAt: now() })
              .where(eq(walletDevices.id, holder.holder))
          if (purpose === 'export') {
            const mail = { kind: 'export', wallet: id, browser: asking.session.label } as const
            await notifyOwner({ queries: transaction, accounts, outbox, account, mail })
          }
          const facts = {
            ...{ wallet: id, holder: holder.holder, purpose },
            ...(digest !== null && { digest }),
          }
          const { network } = asking
          await events.add(transaction, { account, event: 'share.released', facts, network })
          return { wallet, holder }
        }),
      )
      outbox?.wake()
      if (outcome.problem) throw outcome.problem
      const { wallet, holder } = outcome
      const { generation, keystore } = wallet
      const bytes = keys.open('kek', wallet.share, toShareContext(id, generation))
      const info = toShareInfo({ walletId: id, generation, holder: holder.holder })
      const share = await sealTo({ publicKey: holder.publicKey, info, bytes })
      bytes.fill(0)
      return { generation, holder: holder.holder, share, box: holder.box, keystore }
    },
  }
}

/** Whether a passkey has to be touched, beside what proved the holder. */
async function isTouchAsked(
  queries: Queries,
  about: { wallet: StoredWallet; session: OpenSession; holder: Holder; asked: AskShare },
): Promise<boolean> {
  const { wallet, session, holder, asked } = about
  // A recovery by passkey asked it already.
  if (holder.kind === 'passkey') return false
  if (wallet.confirm === 'passkey' && holder.kind === 'device') return true
  // The login of an export is new, so that one by passkey is a touch.
  if (asked.purpose !== 'export' || session.method === 'passkey') return false
  return hasPasskey(queries, wallet.account)
}

function frozen(): Problem {
  return new Problem('WALLET_FROZEN', {
    detail: 'The wallet is frozen. A device or a recovery method opens it again.',
  })
}

function conflict(generation: number): Problem {
  return new Problem('GENERATION_CONFLICT', {
    detail: `The generation is ${generation}.`,
    facts: { generation },
  })
}

function limited(seconds: number): Problem {
  return new Problem('RATE_LIMITED', {
    detail: `The wallet was used too often. Wait ${seconds} s.`,
    headers: { 'Retry-After': String(seconds) },
    facts: { waitSeconds: seconds },
  })
}
