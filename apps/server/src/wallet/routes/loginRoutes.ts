import { loginSchemas, sessionSchemas } from '@cleat/embedded-wallet/service'
import { Hono } from 'hono'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { Problem } from '../../http/problem.ts'
import { readEmailAddress } from '../addresses/readEmailAddress.ts'
import type { SessionAnswers } from '../answers/createSessionAnswers.ts'
import type { WalletConfig } from '../context/walletConfig.ts'
import { requireHost } from '../hosts/requireHost.ts'
import { codeProblems } from '../logins/codeProblems.ts'
import type { EmailLogins } from '../logins/createEmailLogins.ts'
import type { SocialLogins } from '../logins/createSocialLogins.ts'
import type { LoginLimits } from '../logins/limitLogins.ts'
import { throttled } from '../logins/throttled.ts'
import { readBrowser } from '../mail/readBrowser.ts'
import type { LoginProvider } from '../providers/contract/loginProvider.ts'
import type { Guard } from '../requests/createGuard.ts'
import { describeWallet } from './describeWallet.ts'
import { noBody } from './noBody.ts'

export declare namespace loginRoutes {
  type Parameters = {
    config: WalletConfig
    guard: Guard
    limits: LoginLimits
    /** Without it there is no login by e-mail. */
    emails: EmailLogins | undefined
    socials: SocialLogins
    /** By id. */
    providers: ReadonlyMap<string, LoginProvider>
    hasFarcaster: boolean
    answers: SessionAnswers
  }
}

const path = { id: 'The `id` of a login.' }

/** Logins by a code in a mail. */
export function loginRoutes(parameters: loginRoutes.Parameters): Hono<HttpEnv> {
  const { config, guard, limits, emails, socials, providers, answers } = parameters
  const { hasFarcaster } = parameters

  return new Hono<HttpEnv>()
    .post(
      '/wallet/v1/logins',
      describeWallet({
        ...{ operationId: 'startWalletLogin', summary: 'Start a login', access: 'proof' },
        ...{ body: loginSchemas.start, answer: loginSchemas.started, status: 201 },
        problems: ['HOST_NOT_ALLOWED', 'LOGIN_METHOD_OFF', 'LOGIN_THROTTLED'],
      }),
      async (context) => {
        const { jkt, network, language, body } = await guard.ask(context, loginSchemas.start)
        requireHost(config, body.host)
        if (body.method === 'social') {
          const isFarcaster = body.provider === 'farcaster' && hasFarcaster
          if (!providers.has(body.provider) && !isFarcaster) throw codeProblems.off()
          await limits.start({ network, host: body.host })
          const { provider, host } = body
          return context.json(await socials.start({ provider, jkt, host }), 201)
        }
        if (!emails) throw codeProblems.off()
        const email = readEmailAddress(body.email)
        if (email === undefined) throw codeProblems.address()
        await limits.start({ network, host: body.host })
        await limits.mail()
        const browser = readBrowser(body.browser)
        const started = await emails.start({ email, jkt, language, host: body.host, browser })
        if ('waitSeconds' in started) throw throttled(started.waitSeconds)
        return context.json(started, 201)
      },
    )
    .post(
      '/wallet/v1/logins/:id/resend',
      describeWallet({
        ...{
          operationId: 'resendWalletCode',
          summary: 'Send the code again',
          access: 'proof',
          path,
        },
        answer: loginSchemas.email,
        problems: ['LOGIN_CODE_EXPIRED', 'LOGIN_THROTTLED', 'LOGIN_METHOD_OFF'],
      }),
      async (context) => {
        const { jkt, language } = await guard.ask(context, noBody)
        if (!emails) throw codeProblems.off()
        await limits.mail()
        const sent = await emails.resend(context.req.param('id'), jkt, language)
        if (!sent) throw codeProblems.over()
        if ('waitSeconds' in sent) throw throttled(sent.waitSeconds)
        return context.json(sent)
      },
    )
    .post(
      '/wallet/v1/logins/:id/code',
      describeWallet({
        ...{
          operationId: 'postWalletCode',
          summary: 'Log in with the code',
          access: 'proof',
          path,
        },
        ...{ body: loginSchemas.code, answer: sessionSchemas.opened },
        problems: [
          ...(['LOGIN_CODE_WRONG', 'LOGIN_CODE_EXPIRED', 'LOGIN_METHOD_OFF'] as const),
          'LOGIN_ACCOUNT_KNOWN',
        ],
      }),
      async (context) => {
        const { body, ...asking } = await guard.ask(context, loginSchemas.code)
        if (!emails) throw codeProblems.off()
        const { jkt } = asking
        const code = { id: context.req.param('id'), jkt, code: body.code }
        const taken = await emails.take(code, async (queries, login) => {
          requireHost(config, login.host)
          return answers.open(context, queries, asking, {
            ...{ account: login.account, kind: 'full', method: 'email', label: login.browser },
          })
        })
        if (taken.state === 'over') throw codeProblems.over()
        if (taken.state === 'known')
          throw new Problem('LOGIN_ACCOUNT_KNOWN', {
            detail:
              'Another way to log in has this e-mail. Ask the visitor, then finish the login.',
          })
        if (taken.state === 'wrong') throw codeProblems.wrong(taken.triesLeft)
        return context.json(await answers.answer(context, asking, { token: taken.result }))
      },
    )
}
