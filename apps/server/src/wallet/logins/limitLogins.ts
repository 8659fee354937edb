import type { Limits } from '../../http/createLimits.ts'
import type { Logger } from '../../http/logger.ts'
import { throttled } from './throttled.ts'

export type LoginLimits = {
  /** Counts a login from a network, in a page. */
  start(parameters: { network: string; host: string }): Promise<void>
  /** Counts a mail. */
  mail(): Promise<void>
}

const hourMs = 3_600_000
const minuteLogins = 600

/**
 * Limits logins of a network and of a page, and the mails of all.
 * @throws a `Problem` with the seconds that are left
 */
export function limitLogins(parameters: {
  limits: Limits
  /** Of one network. 0 for no limit. */
  loginsPerHour: number
  mailsPerHour: number
  logger: Logger
}): LoginLimits {
  const { limits, loginsPerHour, mailsPerHour, logger } = parameters
  const networks = limits.create({ name: 'walletNetworks', limit: loginsPerHour, periodMs: hourMs })
  const hosts = limits.create({ name: 'walletHosts', limit: minuteLogins })
  const mails = limits.create({ name: 'walletMails', limit: mailsPerHour, periodMs: hourMs })
  return {
    async start({ network, host }) {
      refuse(await networks.take(network))
      refuse(await hosts.take(host))
    },
    async mail() {
      const seconds = await mails.take('all')
      if (seconds > 0) logger.error('MAIL_LIMIT is reached, so no code is sent', { seconds })
      refuse(seconds)
    },
  }
}

function refuse(seconds: number): void {
  if (seconds > 0) throw throttled(seconds)
}
