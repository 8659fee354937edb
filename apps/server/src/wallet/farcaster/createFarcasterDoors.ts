import type { FarcasterLink } from '@cleat/embedded-wallet/service'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { WalletContext } from '../context/walletContext.ts'
import type { SocialLogins } from '../logins/createSocialLogins.ts'
import { toUsername } from '../providers/contract/toUsername.ts'
import { walletLogins } from '../store/walletTables.ts'
import type { Farcaster } from './createFarcaster.ts'
import type { FarcasterRelay } from './createRelay.ts'

export type FarcasterDoors = {
  /** Where a login is answered: by the relay, or at the page of the wallet. */
  open(login: { readonly id: string; readonly host: string }): Promise<FarcasterLink>
  /** Asks the relay, if it answers the login, and settles it with the next look. */
  look(id: string): void
}

export declare namespace createFarcasterDoors {
  type Parameters = WalletContext & {
    farcaster: Farcaster
    socials: Pick<SocialLogins, 'findOpen' | 'settle'>
    /** Without it there is the page of the wallet alone. */
    relay: FarcasterRelay | undefined
  }
}

const pauseMs = 1_500

/** What visitors open or scan for a login with Farcaster. */
export function createFarcasterDoors(parameters: createFarcasterDoors.Parameters): FarcasterDoors {
  const { config, database, keys, logger, now, farcaster, socials, relay } = parameters
  const table = walletLogins
  /** When each login was looked for. */
  const looks = new Map<string, number>()
  const toContext = (id: string) => `farcaster|${id}`

  const openChannel = async (
    to: FarcasterRelay,
    login: { readonly id: string; readonly host: string },
  ): Promise<FarcasterLink> => {
    const { token, url } = await to.open(farcaster.ask(login))
    const secret = keys.seal('session', Buffer.from(token), toContext(login.id))
    await database.run((queries) =>
      queries.update(table).set({ secret }).where(eq(table.id, login.id)),
    )
    return { door: 'relay', url }
  }
  const readChannel = async (to: FarcasterRelay, id: string) => {
    const login = await socials.findOpen(id, 'farcaster')
    if (!login) return
    const [row] = await database.run((queries) =>
      queries
        .select({ secret: table.secret })
        .from(table)
        .where(and(eq(table.id, id), isNotNull(table.secret))),
    )
    if (!row?.secret) return
    const token = Buffer.from(keys.open('session', row.secret, toContext(id))).toString()
    const answer = await to.read(token)
    if (!answer) return
    const fid = await farcaster.verify(login, answer)
    // A relay that answers for another login, or with a stranger’s key, proves nothing.
    if (fid === undefined) return
    const name = toUsername(answer.username && `@${answer.username}`)
    const user = { subject: String(fid), email: undefined, username: name ?? `FID ${fid}` }
    await socials.settle(id, 'farcaster', user)
  }
  const forgetOld = (time: number) => {
    for (const [id, at] of looks) if (time - at > pauseMs) looks.delete(id)
  }

  return {
    async open(login) {
      const own: FarcasterLink = { door: 'own', url: `${config.origin}/w/farcaster#${login.id}` }
      if (!relay) return own
      return openChannel(relay, login).catch((error: unknown) => {
        // The own door needs nothing of others.
        logger.error('the relay of Farcaster failed', { reason: toWord(error) })
        return own
      })
    },
    look(id) {
      if (!relay) return
      const time = now().getTime()
      forgetOld(time)
      if (looks.has(id)) return
      looks.set(id, time)
      readChannel(relay, id).catch((error: unknown) =>
        logger.info('the relay of Farcaster did not answer', { reason: toWord(error) }),
      )
    },
  }
}

function toWord(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}
