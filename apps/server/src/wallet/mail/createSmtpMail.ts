import { createTransport } from 'nodemailer'
import type { MailConfig } from '../context/walletConfig.ts'
import type { Mail } from './mail.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends mails by SMTP, over few connections that stay open. */
export function createSmtpMail(config: Pick<MailConfig, 'url' | 'from' | 'dkim'>): Mail {
  const { url, from, dkim } = config
  const transport = createTransport({
    ...{ url, pool: true, ...timeouts, disableFileAccess: true, disableUrlAccess: true },
    ...(dkim && { dkim }),
  })
  // It says so again when something is sent.
  transport.on('error', () => undefined)
  return {
    async send({ to, subject, text }) {
      const { messageId } = await transport.sendMail({
        ...{ from, to: { name: '', address: to }, subject, text },
        // Machines must not answer (RFC 3834), and lists are no way out of a wallet.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      })
      return messageId
    },
    close: async () => transport.close(),
  }
}
