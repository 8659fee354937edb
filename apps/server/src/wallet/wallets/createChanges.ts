import type {
  HolderProof,
  PutConfirm,
  PutGeneration,
  WalletFacts,
} from '@cleat/embedded-wallet/service'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import { Problem } from '../../http/problem.ts'
import type { Accounts } from '../accounts/createAccounts.ts'
import type { Events } from '../audit/createEvents.ts'
import type { WalletContext } from '../context/walletContext.ts'
import { freezeToken } from '../keys/freezeToken.ts'
import type { Outbox } from '../mail/createOutbox.ts'
import type { WalletMail } from '../mail/walletMail.ts'
import type { AskingAs } from '../requests/createGuard.ts'
import { walletWallets } from '../store/walletTables.ts'
import type { Gate } from './createGate.ts'
import type { HolderProofs } from './createHolderProofs.ts'
import type { Holds } from './createHolds.ts'
import type { Confirm } from './createShares.ts'
import type { Wallets } from './createWallets.ts'
import { notifyOwner } from './notifyOwner.ts'
import { requirePasskey } from './requirePasskey.ts'
import type { StoredWallet } from './storedWallet.ts'

export type Changes = {
  replace(asking: AskingAs, id: string, next: PutGeneration): Promise<WalletFacts>
  /** Starts or cancels the deletion of a wallet. */
  remove(asking: AskingAs, id: string, isWanted: boolean): Promise<WalletFacts>
  /** Stops recoveries by code that wait. */
  stopRecovery(asking: AskingAs, id: string): Promise<void>
  /** Freezes the wallet of a link in a mail. */
  freeze(token: string, network: string): Promise<void>
  thaw(asking: AskingAs, id: string, proof: HolderProof): Promise<WalletFacts>
  /** Writes down that a method of recovery works. */
  test(asking: AskingAs, id: string, proof: HolderProof): Promise<WalletFacts>
  /** Whether each signature asks for a passkey. */
  setConfirm(asking: AskingAs, id: string, wanted: PutConfirm): Promise<WalletFacts>
}

const deletionDays = 7
const dayMs = 24 * 3_600_000

/** Changes of wallets. Their owner gets a mail about each. */
export function createChanges(
  context: WalletContext & {
    accounts: Accounts
    events: Events
    outbox: Outbox | undefined
    wallets: Wallets
    gate: Gate
    holderProofs: HolderProofs
    holds: Holds
    /** Stops a change of the e-mail that waits. */
    stopMove: (queries: Queries, account: string, network: string) => Promise<unknown>
    confirm: Confirm
  },
): Changes {
  const { database, keys, now, accounts, events, outbox, wallets, gate, holds } = context
  const { confirm, holderProofs, stopMove } = context
  const table = walletWallets
  const notify = (queries: Queries, account: string, mail: WalletMail) =>
    notifyOwner({ queries, accounts, outbox, account, mail })
  const set = async (
    queries: Queries,
    id: string,
    values: Partial<Pick<StoredWallet, 'frozenAt' | 'deletesAt' | 'confirm'>>,
  ) => {
    const [changed] = await queries.update(table).set(values).where(eq(table.id, id)).returning()
    if (!changed) throw new Error('The wallet is gone.')
    return changed
  }
  /** Runs in a transaction, and throws a problem after it. */
  const commit = async <result>(
    work: (queries: Queries) => Promise<result | Problem>,
  ): Promise<result> => {
    const outcome = await database.run((queries) => queries.transaction(work))
    outbox?.wake()
    if (outcome instanceof Problem) throw outcome
    return outcome
  }

  return {
    replace: (asking, id, next) =>
      commit(async (queries) => {
        const wallet = await wallets.find(queries, asking.session, id)
        if (wallet.frozenAt !== null)
          return new Problem('WALLET_FROZEN', { detail: 'The wallet is frozen. Open it first.' })
        const holder = await gate.admit(queries, { asking, wallet, proof: next.proof })
        if (holder instanceof Problem) return holder
        const isByRecovery = holder.kind !== 'device'
        const replaced = await wallets.replace(queries, asking, { wallet, next, isByRecovery })
        const browser = asking.session.label
        await notify(queries, wallet.account, { kind: 'holders', wallet: id, browser })
        return replaced
      }),
    remove: (asking, id, isWanted) =>
      commit(async (queries) => {
        const { account } = await wallets.findHeld(queries, asking.session, id)
        const time = now().getTime()
        const deletesAt = isWanted ? new Date(time + deletionDays * dayMs) : null
        const changed = await set(queries, id, { deletesAt })
        const { network } = asking
        const event = isWanted ? 'wallet.deletion' : 'wallet.kept'
        await events.add(queries, { account, event, facts: { wallet: id }, network })
        if (isWanted)
          await notify(queries, account, {
            ...{ kind: 'deletion', wallet: id, days: String(deletionDays) },
          })
        return wallets.describe(queries, changed)
      }),
    stopRecovery: (asking, id) =>
      commit(async (queries) => {
        const { account } = await wallets.findHeld(queries, asking.session, id)
        const stopped = await holds.stop(queries, id)
        const { network } = asking
        if (stopped > 0)
          await events.add(queries, {
            ...{ account, event: 'recovery.stopped', facts: { wallet: id }, network },
          })
      }),
    freeze: (token, network) =>
      commit(async (queries) => {
        const id = freezeToken.read({ keys, token, now: now() })
        const refused = new Problem('NOT_FOUND', { detail: 'The link is not valid any more.' })
        if (id === undefined) return refused
        const [wallet] = await queries.select().from(table).where(eq(table.id, id))
        if (!wallet) return refused
        const { account } = wallet
        await set(queries, id, { frozenAt: now(), deletesAt: null })
        await holds.stop(queries, id)
        await stopMove(queries, account, network)
        await events.add(queries, {
          ...{ account, event: 'wallet.frozen', facts: { wallet: id }, network },
        })
      }),
    thaw: (asking, id, proof) =>
      commit(async (queries) => {
        const wallet = await wallets.find(queries, asking.session, id)
        const holder = await gate.admit(queries, { asking, wallet, proof })
        if (holder instanceof Problem) return holder
        const { account } = wallet
        const { network } = asking
        const changed = await set(queries, id, { frozenAt: null })
        await events.add(queries, {
          ...{ account, event: 'wallet.thawed', facts: { wallet: id }, network },
        })
        return wallets.describe(queries, changed)
      }),
    test: (asking, id, proof) =>
      commit(async (queries) => {
        const { session, network } = asking
        // Recovery by code would wait, for who does not hold the wallet.
        const wallet = await wallets.findHeld(queries, session, id)
        const holder = await holderProofs.check(queries, { wallet, session, proof })
        if (holder instanceof Problem) return holder
        const { account } = wallet
        const facts = { wallet: id, holder: holder.holder }
        await events.add(queries, { account, event: 'recovery.tested', facts, network })
        return wallets.describe(queries, wallet)
      }),
    setConfirm: (asking, id, wanted) =>
      commit(async (queries) => {
        const wallet = await wallets.find(queries, asking.session, id)
        const holder = await gate.admit(queries, { asking, wallet, proof: wanted.proof })
        if (holder instanceof Problem) return holder
        const { account } = wallet
        const { confirmation } = wanted
        // An unlocked browser alone does not switch it off.
        const isAsked = wallet.confirm === 'passkey' && holder.kind === 'device'
        if (isAsked && !(await confirm(queries, { asking, confirmation })))
          return new Problem('CONFIRMATION_REQUIRED', {
            detail: 'The wallet asks for a passkey. Send what it answers as `confirmation`.',
          })
        if (wanted.confirm === 'passkey') await requirePasskey(queries, account)
        const changed = await set(queries, id, { confirm: wanted.confirm })
        const { network } = asking
        const facts = { wallet: id, confirm: wanted.confirm }
        await events.add(queries, { account, event: 'wallet.confirm', facts, network })
        const browser = asking.session.label
        await notify(queries, account, { kind: 'holders', wallet: id, browser })
        return wallets.describe(queries, changed)
      }),
  }
}
