import { emailChangeSchemas, loginSchemas, sessionSchemas } from '@cleat/embedded-wallet/service'
import { Hono } from 'hono'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { readEmailAddress } from '../addresses/readEmailAddress.ts'
import type { SessionAnswers } from '../answers/createSessionAnswers.ts'
import type { WalletConfig } from '../context/walletConfig.ts'
import type { EmailChanges } from '../emailChanges/createEmailChanges.ts'
import { requireHost } from '../hosts/requireHost.ts'
import { codeProblems } from '../logins/codeProblems.ts'
import type { LoginLimits } from '../logins/limitLogins.ts'
import { throttled } from '../logins/throttled.ts'
import { readBrowser } from '../mail/readBrowser.ts'
import type { Asking, Guard } from '../requests/createGuard.ts'
import { describeWallet } from './describeWallet.ts'
import { noBody } from './noBody.ts'

export declare namespace emailChangeRoutes {
  type Parameters = {
    config: WalletConfig
    guard: Guard
    limits: LoginLimits
    changes: EmailChanges
    answers: SessionAnswers
    now: () => Date
  }
}

const path = { id: 'The `id` that the change began with.' }
const codes = ['LOGIN_CODE_WRONG', 'LOGIN_CODE_EXPIRED', 'WALLET_SESSION_VIEW_ONLY'] as const

const startProblems = [
  ...(['HOST_NOT_ALLOWED', 'LOGIN_THROTTLED', 'NOT_FOUND'] as const),
  ...(['LOGIN_DEVICE_UNPROVEN', 'WALLET_SESSION_VIEW_ONLY'] as const),
] as const
const waitingProblems = ['LOGIN_DEVICE_UNPROVEN', 'WALLET_SESSION_VIEW_ONLY'] as const

/**
 * Changes of the e-mail of an account: a code to the old mailbox, then one to the new. Where the
 * old one is lost, a passkey stands for it, and the change waits.
 */
export function emailChangeRoutes(parameters: emailChangeRoutes.Parameters): Hono<HttpEnv> {
  const { config, guard, limits, changes, answers, now } = parameters
  /** What both ways to start check. */
  const admit = async (asking: Asking, asked: { email: string; host: string }) => {
    requireHost(config, asked.host)
    const email = readEmailAddress(asked.email)
    if (email === undefined) throw codeProblems.address()
    await limits.start({ network: asking.network, host: asked.host })
    await limits.mail()
    return email
  }
  return new Hono<HttpEnv>()
    .post(
      '/wallet/v1/email-changes',
      describeWallet({
        ...{ operationId: 'startWalletEmailChange', summary: 'Change the e-mail', status: 201 },
        ...{ body: emailChangeSchemas.start, answer: loginSchemas.email },
        problems: startProblems,
      }),
      async (context) => {
        const { body, ...asking } = await guard.askAs(context, emailChangeSchemas.start)
        const email = await admit(asking, body)
        const browser = readBrowser(body.browser)
        const started = await changes.start(asking, { ...body, email, browser })
        if ('waitSeconds' in started) throw throttled(started.waitSeconds)
        return context.json(started, 201)
      },
    )
    .post(
      '/wallet/v1/email-changes/lost',
      describeWallet({
        ...{ operationId: 'startLostWalletEmailChange', summary: 'Without the old mailbox' },
        ...{ body: emailChangeSchemas.startLost, answer: loginSchemas.email, status: 201 },
        problems: [...startProblems, 'CONFIRMATION_REQUIRED', 'PASSKEY_REFUSED'],
      }),
      async (context) => {
        const { body, ...asking } = await guard.askAs(context, emailChangeSchemas.startLost)
        const email = await admit(asking, body)
        const browser = readBrowser(body.browser)
        const started = await changes.startLost(asking, { ...body, email, browser })
        if ('waitSeconds' in started) throw throttled(started.waitSeconds)
        return context.json(started, 201)
      },
    )
    .post(
      '/wallet/v1/email-changes/first',
      describeWallet({
        ...{ operationId: 'startFirstWalletEmail', summary: 'Add an e-mail', status: 201 },
        ...{ body: emailChangeSchemas.start, answer: loginSchemas.email },
        problems: [...startProblems, 'IDENTITY_TAKEN'],
      }),
      async (context) => {
        const { body, ...asking } = await guard.askAs(context, emailChangeSchemas.start)
        const email = await admit(asking, body)
        const browser = readBrowser(body.browser)
        const started = await changes.startFirst(asking, { ...body, email, browser })
        if ('waitSeconds' in started) throw throttled(started.waitSeconds)
        return context.json(started, 201)
      },
    )
    .get(
      '/wallet/v1/email-changes',
      describeWallet({
        ...{ operationId: 'readWaitingWalletEmailChange', summary: 'The change that waits' },
        ...{ answer: emailChangeSchemas.waiting, problems: waitingProblems },
      }),
      async (context) => {
        const found = await changes.findWaiting(await guard.askAs(context, noBody))
        if (!found) return context.json({ waiting: null })
        const left = found.readyAt.getTime() - now().getTime()
        const readyIn = Math.max(0, Math.ceil(left / 1000))
        return context.json({ waiting: { email: found.email, readyIn } })
      },
    )
    .delete(
      '/wallet/v1/email-changes',
      describeWallet({
        ...{ operationId: 'stopWaitingWalletEmailChange', summary: 'Keep the e-mail' },
        problems: ['NOT_FOUND', ...waitingProblems],
      }),
      async (context) => {
        await changes.stop(await guard.askAs(context, noBody))
        return context.body(null, 204)
      },
    )
    .post(
      '/wallet/v1/email-changes/keep',
      describeWallet({
        ...{ operationId: 'keepWalletEmail', summary: 'Keep the e-mail by the link of a mail' },
        ...{ access: 'proof', body: emailChangeSchemas.keep, problems: ['NOT_FOUND'] },
      }),
      async (context) => {
        const { body, network } = await guard.ask(context, emailChangeSchemas.keep)
        await changes.stopByLink(body.token, network)
        return context.body(null, 204)
      },
    )
    .post(
      '/wallet/v1/email-changes/:id/old',
      describeWallet({
        ...{ operationId: 'proveOldWalletEmail', summary: 'The code of the old mailbox', path },
        ...{ body: loginSchemas.code, answer: loginSchemas.email },
        problems: [...codes, 'LOGIN_THROTTLED'],
      }),
      async (context) => {
        const { body, ...asking } = await guard.askAs(context, loginSchemas.code)
        await limits.mail()
        const started = await changes.proveOld(asking, context.req.param('id'), body.code)
        if ('waitSeconds' in started) throw throttled(started.waitSeconds)
        if ('method' in started) return context.json(started)
        if (started.state === 'wrong') throw codeProblems.wrong(started.triesLeft)
        throw codeProblems.over()
      },
    )
    .post(
      '/wallet/v1/email-changes/:id/new',
      describeWallet({
        ...{ operationId: 'proveNewWalletEmail', summary: 'The code of the new mailbox', path },
        ...{ body: loginSchemas.code, answer: sessionSchemas.opened },
        problems: [...codes, 'IDENTITY_TAKEN'],
      }),
      async (context) => {
        const { body, ...asking } = await guard.askAs(context, loginSchemas.code)
        const done = await changes.proveNew(asking, context.req.param('id'), body.code)
        if (done.state === 'wrong') throw codeProblems.wrong(done.triesLeft)
        if (done.state === 'over') throw codeProblems.over()
        return context.json({ session: await answers.describe(asking.session) })
      },
    )
}
